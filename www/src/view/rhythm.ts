// How often a feed speaks: its entries over time, as a row of small bars.

import { html, nothing, svg, type TemplateResult } from "lit-html";
import type { Entry } from "anyfeed";
import * as format from "../format.js";
import { allText } from "../text.js";
import { statedOf } from "./dates.js";

const DAY = 86_400_000;
/** The first step that gives at most this many bars is taken. */
const MOST_BARS = 56;
/** Fewer entries, or fewer bars, tell nothing that their dates do not. */
const FEWEST = 5;
const STEPS = [1, 7, 30.44, 91.31, 365.25, 3652.5].map((days) => days * DAY);
const WIDTH = 560;
const HEIGHT = 40;

export function rhythm(entries: Entry[]): TemplateResult | typeof nothing {
  const times = entries.flatMap(({ published }) => (published ? [Date.parse(published)] : []));
  if (times.length < FEWEST) return nothing;
  const first = times.reduce((a, b) => Math.min(a, b));
  const last = times.reduce((a, b) => Math.max(a, b));
  const step = STEPS.find((width) => (last - first) / width < MOST_BARS) ?? 36525 * DAY;
  const bars = counted(times, first, last, step);
  if (bars.length < FEWEST) return nothing;
  // Days without a time stand at midnight UTC: elsewhere that is another day.
  const stated = entries.every((entry) => statedOf(entry, "published") !== "moment") ? "day" : "moment";
  const dayOf = (time: number) => format.day(new Date(time).toISOString(), stated);
  const label = allText().rhythm(times.length, dayOf(first), dayOf(last));
  return html`
    <figure class="rhythm">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${label}>${drawn(bars, (at) => dayOf(first + at * step))}</svg>
      <figcaption aria-hidden="true">${label}</figcaption>
    </figure>`;
}

function counted(times: number[], first: number, last: number, step: number): number[] {
  const bars = new Array<number>(Math.floor((last - first) / step) + 1).fill(0);
  for (const time of times) {
    const at = Math.floor((time - first) / step);
    bars[at] = (bars[at] ?? 0) + 1;
  }
  return bars;
}

function drawn(bars: number[], dayOf: (at: number) => string): TemplateResult[] {
  const highest = bars.reduce((a, b) => Math.max(a, b), 1);
  const width = WIDTH / bars.length;
  return bars.map((n, at) => {
    const height = n === 0 ? 0 : Math.max(3, (n / highest) * HEIGHT);
    const bar = { x: at * width, y: HEIGHT - height, width: Math.min(width - Math.min(2, width / 4), 12) };
    return svg`
      <rect class="rhythm-bar" x=${bar.x} y=${bar.y} width=${bar.width} height=${height}>
        <title>${allText().rhythmBar(n, dayOf(at))}</title>
      </rect>` as unknown as TemplateResult;
  });
}
