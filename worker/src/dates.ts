/** Dates as HTTP's headers have them: in three forms, of which all must be read (RFC 9110, 5.6.7). */
import { parseDate } from "anyfeed";

/** Milliseconds; NaN for all else. Each form begins with a day of the week: "0", "3600" and "2026-01-15" are none of them. */
export function httpDate(text: string | null): number {
  const date = text && /^\s*[a-z]/i.test(text) ? parseDate(text) : null;
  return date && !date.inferred.includes("time") ? Date.parse(date.iso) : NaN;
}
