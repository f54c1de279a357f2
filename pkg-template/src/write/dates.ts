/** Dates as people and programs give them, and as each specification wants them. */

const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

export const isExact = (value: unknown): boolean => typeof value === "string" && EXACT.test(value);

/** ISO 8601 in UTC, whole seconds; null for what is not a date. */
export function isoOf(value: unknown): string | null {
  if (isExact(value)) return value as string;
  const date = typeof value === "string" || typeof value === "number" ? new Date(value) : value;
  if (!(date instanceof Date)) return null;
  const time = date.getTime();
  return Number.isNaN(time) ? null : isoAt(Math.floor(time / 1000));
}

let lastDay = NaN;
let lastText = "";

/** The calendar is what takes long; entries come sorted, so many that follow one another have the same day. */
function isoAt(seconds: number): string {
  const day = Math.floor(seconds / 86_400);
  if (day !== lastDay) lastText = new Date((lastDay = day) * 86_400_000).toISOString().slice(0, -13);
  const left = seconds - day * 86_400;
  const minutes = Math.floor(left / 60);
  return lastText + (PAIRS[Math.floor(minutes / 60)]! + PAIRS[minutes % 60] + ENDS[left % 60]);
}

const pairs = (sign: string) => Array.from({ length: 60 }, (_, number) => (number < 10 ? "0" : "") + number + sign);
const PAIRS = /* @__PURE__ */ pairs(":");
const ENDS = /* @__PURE__ */ pairs("Z");

/** RSS: "Mon, 15 Jan 2024 13:45:00 GMT". */
export const rfc822 = (iso: string | null): string | null => (iso === null ? null : new Date(iso).toUTCString());

/** What stands where Atom wants a date and nobody knows one. */
export const UNKNOWN_DATE = "1970-01-01T00:00:00Z";
