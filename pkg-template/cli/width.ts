/** Text as a terminal shows it: nothing that steers it, and how many columns it takes. */

export { visible } from "../src/check/visible";

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|(?![\u{1f1e6}-\u{1f1ff}]|\p{Emoji_Modifier})\p{Emoji_Presentation}/gu;
const MARKS = /\p{M}|(?<=\p{Emoji_Modifier_Base})\p{Emoji_Modifier}/gu;

/** East Asian characters and emoji take two columns, marks none, as do colours of skin; a flag is made of two letters. */
export function columns(text: string): number {
  return [...text].length + (text.match(WIDE)?.length ?? 0) - (text.match(MARKS)?.length ?? 0);
}

/** As much of a text as has room, with an ellipsis for the rest. */
export function fitted(text: string, width: number): string {
  // No character takes less than half a unit for each column.
  if (text.length <= width && columns(text) <= width) return text;
  let kept = "";
  let taken = 0;
  for (const character of text) {
    taken += Math.max(0, columns(character));
    if (taken > width - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - columns(text)));
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
