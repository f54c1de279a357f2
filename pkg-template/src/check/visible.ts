/** What strangers wrote does not steer a terminal. */
export function visible(text: string): string {
  return text.replace(/\t/g, " ").replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "\u{fffd}");
}
