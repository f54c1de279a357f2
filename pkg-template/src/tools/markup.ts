/** Safe HTML to its words, without those of images. */
import { decoded } from "../plain";

/** Around these, words end. */
const BLOCK = /^\/?(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|td|th|tr|ul)(?![\w-])/i;
/** A tag, "<" aside: signs in its values do not end it. */
const TAG = /^(?:[^"'>]|"[^"]*"|'[^']*')*>/;

/** Words of so many characters, or a few more: what is behind them is not looked at. */
export function textOf(html: string, most: number): string {
  const [first, ...rest] = html.slice(0, Math.max(1 << 16, 8 * most)).split("<");
  let text = first;
  for (const piece of rest) {
    const end = TAG.exec(piece)?.[0].length ?? piece.lastIndexOf(">") + 1;
    text += (BLOCK.test(piece) ? " " : "") + (end ? piece.slice(end) : "");
  }
  return decoded(text.replace(/[\s\u00a0]+/g, " ")).slice(0, most);
}
