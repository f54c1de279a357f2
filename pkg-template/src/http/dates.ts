/** Dates as HTTP's headers have them: in three forms, of which all must be read (RFC 9110, 5.6.7). */

const CLOCK = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;
const FORMS = [
  // "Sat, 06 Nov 2049 08:49:37 GMT" and "Saturday, 06-Nov-49 08:49:37 GMT".
  new RegExp(String.raw`^[a-z]+,? +(?<day>\d\d?)[ -](?<month>[a-z]{3})[ -](?<year>\d{4}|\d\d) +${CLOCK}(?: +(?<zone>GMT|UTC|Z|[+-]\d{4}))?$`, "i"),
  // "Sat Nov  6 08:49:37 2049".
  new RegExp(String.raw`^[a-z]+ +(?<month>[a-z]{3}) +(?<day>\d\d?) +${CLOCK} +(?<year>\d{4})$`, "i"),
];
const MONTHS = "janfebmaraprmayjunjulaugsepoctnovdec";

/** Milliseconds; NaN for all else. Each form begins with a day of the week: "0", "3600" and "2026-01-15" are none of them. */
export function httpDate(text: string | null, now = Date.now()): number {
  const found = FORMS.map((form) => form.exec((text ?? "").trim())?.groups).find((groups) => groups);
  if (!found) return NaN;
  const { day, month = "", year = "", hour, minute, second, zone = "" } = found;
  const index = MONTHS.indexOf(month.toLowerCase());
  if (index % 3 !== 0) return NaN;
  const time = Date.UTC(wholeYear(year, now), index / 3, Number(day), Number(hour), Number(minute), Number(second));
  // The 31st of February is no day, and 25 o'clock no time.
  if (new Date(time).getUTCDate() !== Number(day)) return NaN;
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(zone) ?? [];
  return sign ? time - Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000 : time;
}

/** Two digits that would lie more than fifty years ahead mean the past. */
function wholeYear(year: string, now: number): number {
  if (year.length > 2) return Number(year);
  const own = new Date(now).getUTCFullYear();
  const next = own - (own % 100) + Number(year);
  return next > own + 50 ? next - 100 : next;
}
