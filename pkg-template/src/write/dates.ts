/** Dates as people and programs give them, and as each specification wants them. */

const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

export const isExact = (value: unknown): boolean => typeof value === "string" && EXACT.test(value);

/** ISO 8601 in UTC, whole seconds; null for what is not a date. */
export function isoOf(value: unknown): string | null {
  if (isExact(value)) return value as string;
  const isDate = value instanceof Date;
  if (!isDate && typeof value !== "string" && typeof value !== "number") return null;
  const moment = isDate ? value : new Date(value);
  return Number.isNaN(moment.getTime()) ? null : `${moment.toISOString().slice(0, -5)}Z`;
}

/** RSS: "Mon, 15 Jan 2024 13:45:00 GMT". */
export const rfc822 = (iso: string | null): string | null => (iso === null ? null : new Date(iso).toUTCString());

/** What stands where Atom wants a date and nobody knows one. */
export const UNKNOWN_DATE = "1970-01-01T00:00:00Z";
