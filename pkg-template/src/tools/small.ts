/** What takes a line or two: dates, their order, elements by name. */
import type { Entry, ForeignElement } from "../../index";

/** The form in which anyfeed gives dates, and those that other programs write of it. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export function toDate(iso: string | null | undefined): Date | null {
  if (typeof iso !== "string" || !ISO.test(iso)) return null;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function newestFirst<E extends Pick<Entry, "published" | "updated">>(...lists: readonly (readonly E[])[]): E[] {
  const time = ({ published, updated }: E) => published ?? updated ?? "";
  // All are written in one form, whose order is that of its letters.
  return lists.flat().sort((one, other) => (time(one) < time(other) ? 1 : time(one) > time(other) ? -1 : 0));
}

export function foreign(from: { foreign: ForeignElement[] }, namespace: string | null, name: string): ForeignElement[] {
  return from.foreign.filter((element) => element.namespace === namespace && element.name === name);
}
