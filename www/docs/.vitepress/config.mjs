// How the generator makes the site. The address under which it is served: DOCS_BASE, else /docs/.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import { nav, sidebar } from "./places.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const base = process.env.DOCS_BASE ?? "/docs/";
const outDir = join(here, "../../../dist/www/docs");
const page = base.replace(/[^/]+\/$/, "");

/** What is looked up by its code: of these the search knows the code and the sentence. */
const BY_CODE = /^(rules|diagnostics)\/[^/]+\/[^/]+\.md$/;
/** Lists of the same, and tables that nobody searches. */
const UNSEARCHED = /^(rules|diagnostics)\/((network|changes)\/)?index\.md$|^api\/extensions\.md$|^licences\.md$/;

export default defineConfig({
  title: "anyfeed",
  description: "Any feed in, clean entries out: guides, recipes and reference.",
  lang: "en",
  base,
  outDir,
  srcDir: ".site",
  cacheDir: ".cache",
  cleanUrls: true,
  // Kept out of the pages: a list of a thousand of them.
  metaChunk: true,
  head: [["link", { rel: "icon", href: `${page}icon.svg`, type: "image/svg+xml" }], ["meta", { name: "referrer", content: "no-referrer" }]],
  markdown: {
    html: false,
    // Those of the generator fall short of the contrast that small text needs.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // As GitHub names them, so that a link leads to the same heading here and there.
    anchor: { slugify: (heading) => heading.toLowerCase().trim().replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-") },
    languageAlias: { cjs: "js" },
    config: withoutTemplates,
  },
  vite: { define: { __PAGE__: JSON.stringify(page) } },
  transformHtml: (html) => withoutHaste(withoutInlineScripts(html)),
  themeConfig: {
    nav,
    sidebar,
    outline: [2, 3],
    docFooter: { prev: false, next: false },
    search: { provider: "local", options: { _render: searched, detailedView: false, miniSearch: { searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, titles: 3, text: 2 } } } } },
    footer: { message: "MIT or Apache 2.0, at your option." },
  },
});

/** To the generator two braces begin an expression; in these pages they are text. */
function withoutTemplates({ renderer: { rules }, utils: { escapeHtml } }) {
  const text = (tokens, index) => escapeHtml(tokens[index].content).replaceAll("{{", "&#123;&#123;");
  rules.text = text;
  rules.code_inline = (tokens, index) => `<code v-pre>${text(tokens, index)}</code>`;
}

function searched(source, environment, markdown) {
  const { relativePath } = environment;
  if (UNSEARCHED.test(relativePath)) return "";
  if (!BY_CODE.test(relativePath)) return markdown.render(source, environment);
  const [, , heading, , ...rest] = source.slice(source.indexOf("---\n", 4)).split("\n");
  const sentence = relativePath.startsWith("rules/") ? rest[2] : rest[0];
  // In its heading, so that results show it, and guides with the same words stand above a list of codes.
  return markdown.render(`${heading}: ${beginning((sentence ?? "").trim())} {#${heading.replace(/[#/ ]/g, "")}}`, environment);
}

/** So much of it as fits beside a code. */
const beginning = (sentence) => (sentence.length > 72 ? `${sentence.slice(0, 72).replace(/\s+\S*$/, "")} …` : sentence);

/**
 * The site's policy allows scripts from its own server alone, so what the generator writes into the page becomes a file. Only the one
 * that knows whether it is dark must run before anything is seen.
 */
function withoutInlineScripts(html) {
  return html.replace(/<script id="([\w-]+)">([^]*?)<\/script>/g, (_, id, code) => {
    const name = `assets/inline-${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
    mkdirSync(join(outDir, "assets"), { recursive: true });
    writeFileSync(join(outDir, name), code);
    return `<script ${id === "check-dark-mode" ? "" : "async "}src="${base}${name}"></script>`;
  });
}

/** What the first paint would wait for: a sheet for icons of other sites, of which none is shown, and scripts that take the line from the sheet. */
function withoutHaste(html) {
  return html.replace(/<link [^>]*href="[^"]*vp-icons\.css"[^>]*>|<link rel="modulepreload"[^>]*>/g, "");
}
