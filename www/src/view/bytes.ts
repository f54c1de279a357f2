// Bytes in rows of sixteen, or of eight where there is less room, the faulty ones marked, with what they are in ASCII beside them.

import { html, nothing, type TemplateResult } from "lit-html";
import { count } from "../format.js";
import type { Excerpt } from "../protocol.js";
import type { State } from "../state.js";
import { allText } from "../text.js";

const narrow = matchMedia("(max-width: 34rem)");

export function bytesOf(state: State): TemplateResult | typeof nothing {
  if (!state.bytes || state.mend === null || state.excerpt?.mend !== state.mend) return nothing;
  const { found } = state.excerpt;
  if (found === null) return html`<p class="quiet">${allText().noBytes}</p>`;
  const width = narrow.matches ? 8 : 16;
  const rows = Array.from({ length: Math.ceil(found.bytes.length / width) }, (_, at) => row(found, at * width, width));
  return html`
    <div class="bytes" role="region" tabindex="0" dir="ltr" aria-label=${allText().bytesLabel(found.from)}><table><tbody>${rows}</tbody></table></div>`;
}

function row(found: Excerpt, first: number, width: number): TemplateResult {
  const bytes = found.bytes.slice(first, first + width);
  const inPlace = (at: number) => found.start + first + at >= found.from && found.start + first + at < found.to;
  const each = (show: (byte: number) => string) =>
    bytes.map((byte, at) => (inPlace(at) ? html`<mark>${show(byte)}</mark>` : html`<span>${show(byte)}</span>`));
  return html`
    <tr>
      <th scope="row">${count(found.start + first)}</th>
      <td class="bytes-hex">${each(hex)}</td>
      <td class="bytes-ascii">${each(ascii)}</td>
    </tr>`;
}

const hex = (byte: number): string => byte.toString(16).padStart(2, "0");
const ascii = (byte: number): string => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : byte === 0x20 ? "\u00a0" : "·");
