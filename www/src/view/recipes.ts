// The lines that read the same feed elsewhere.

import { html, type TemplateResult } from "lit-html";
import { copy } from "../actions.js";
import { linkTo } from "../links.js";
import type { Shown } from "../state.js";
import { allText } from "../text.js";

type Recipe = [title: string, lines: string];

export function recipes(shown: Shown | null): TemplateResult {
  const words = allText().use;
  const url = shown?.kind === "gallery" ? null : (shown?.url ?? null);
  const address = url ?? "https://example.org/feed.xml";
  const permalink = linkTo(`#u=${encodeURIComponent(address)}`);
  const badge = new URL("readable.svg", permalink).href;
  // Not of the page's own files: where one of that name lay, it would be sent in the handler's place.
  const verdict = `${location.origin}/badge.svg?url=${encodeURIComponent(address)}`;
  const embed: Recipe = [words.page, `<script type="module" src="/feed-preview.js"></script>\n<feed-preview src="${markupQuoted(address)}"></feed-preview>`];
  const linked = (picture: string) => `<a href="${markupQuoted(permalink)}">${picture}</a>`;
  const badged: Recipe = [words.badge, linked(`<img src="${badge}" width="88" height="24" alt="${allText().badge}">`)];
  const judged: Recipe = [words.verdict, linked(`<img src="${markupQuoted(verdict)}" height="20" alt="${allText().verdictBadge}">`)];
  const all: Recipe[] = [
    ...(url === null ? [embed] : [[words.link, permalink] satisfies Recipe, embed, judged, badged]),
    [
      words.script,
      `import { parseResponse } from "anyfeed";\n\nconst feed = await parseResponse(await fetch(${JSON.stringify(address)}));\nfor (const entry of feed.entries) console.log(entry.published, entry.title);`,
    ],
    [words.shell, `curl -s ${shellQuoted(`${location.origin}/v1/feed?url=${encodeURIComponent(address)}`)}`],
    [words.command, `npx anyfeed ${shellQuoted(address)}`],
  ];
  return html`<div class="recipes">${all.map(([title, lines]) => recipe(title, lines))}</div>`;
}

const recipe = (title: string, lines: string): TemplateResult => html`
  <section class="recipe">
    <h3>${title}</h3>
    <pre class="code" tabindex="0" role="region" aria-label=${title} dir="ltr">${lines}</pre>
    <button class="link" @click=${() => copy(lines)} aria-label="${allText().copy}: ${title}">${allText().copy}</button>
  </section>`;

/** An address may hold anything; between single quotes a shell takes all but one of them as it stands. */
const shellQuoted = (value: string): string => `'${value.replace(/'/g, "'\\''")}'`;
const markupQuoted = (value: string): string => value.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
