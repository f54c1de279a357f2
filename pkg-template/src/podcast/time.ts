/** "1:02:03.5", "02:03,500", "90s" and 90 to seconds. */
export function secondsOf(value: unknown): number | null {
  if (typeof value === "number") return value >= 0 && value < Infinity ? value : null;
  const match = typeof value === "string" ? /^(?:(?:(\d{1,6}):)?(\d{1,6}):)?(\d{1,9})(?:[.,](\d{1,9}))?s?$/.exec(value.trim()) : null;
  if (!match) return null;
  const [, hours = "0", minutes = "0", seconds, fraction = "0"] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${fraction}`);
}

/** A text that says something. */
export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value.trim() || null : null;
}

/** An address that a page may link. */
export function webAddressOf(value: unknown): string | null {
  return typeof value === "string" && /^https?:\/\/[^\s/]/i.test(value.trim()) ? value.trim() : null;
}
