/** Dates as HTTP's headers have them: in three forms, of which all must be read (RFC 9110, 5.6.7). */

const usual = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const ofRfc850 = /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/;
const ofC = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \d]\d) (\d{2}:\d{2}:\d{2}) (\d{4})$/;

/** Milliseconds; NaN for all else. Date.parse reads "-5 soon", too: only what looks like one of the three is given to it. */
export function httpDate(text: string | null): number {
  const said = (text ?? "").trim();
  const [, month, day, time, year] = ofC.exec(said) ?? [];
  if (month !== undefined) return Date.parse(`${day} ${month} ${year} ${time} GMT`);
  return usual.test(said) || ofRfc850.test(said) ? Date.parse(said) : NaN;
}
