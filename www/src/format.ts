// Numbers, dates and sizes in the reader's language.

import type { Feed, FeedHead } from "anyfeed";
import { locale } from "./text.js";

const number = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale(), options).format(value);

export const count = (value: number): string => number(value);

export function size(bytes: number): string {
  const [unit, by] = bytes < 1000 ? ["byte", 1] : bytes < 1_000_000 ? ["kilobyte", 1e3] : ["megabyte", 1e6];
  const value = bytes / by;
  const digits = by > 1 && value < 10 ? 1 : 0;
  return number(value, { style: "unit", unit, unitDisplay: by === 1 ? "long" : "short", maximumFractionDigits: digits });
}

export function milliseconds(value: number): string {
  const digits = value < 10 ? 1 : 0;
  const options: Intl.NumberFormatOptions = { style: "unit", unit: "millisecond", unitDisplay: "short", maximumFractionDigits: digits };
  return value < 0.1 ? `< ${number(0.1, options)}` : number(value, options);
}

/** "1:02:03" for what a player shows. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** How much of a date the feed says: without a zone it is a day there, wherever the reader is. */
export type Stated = "moment" | "zoneless" | "day";

export function day(iso: string, stated: Stated = "moment"): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", ...zoneOf(stated) }).format(new Date(iso));
}

const TIMES = { moment: { timeStyle: "long" }, zoneless: { timeStyle: "medium" }, day: {} } as const;

export function moment(iso: string, stated: Stated = "moment"): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: "full", ...TIMES[stated], ...zoneOf(stated) };
  return new Intl.DateTimeFormat(locale(), options).format(new Date(iso));
}

const zoneOf = (stated: Stated): Intl.DateTimeFormatOptions => (stated === "moment" ? {} : { timeZone: "UTC" });

const FORMATS: Record<Feed["format"], string> = {
  rss: "RSS",
  atom: "Atom",
  json: "JSON Feed",
  cdf: "CDF",
  hfeed: "h-feed",
};

export function format(head: FeedHead): string {
  return `${FORMATS[head.format]} ${head.version}`.trim();
}

export function host(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
