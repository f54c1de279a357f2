import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The preview page","description":"","frontmatter":{},"headers":[],"relativePath":"preview.md","filePath":"preview.md"}');
const _sfc_main = { name: "preview.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-preview-page" tabindex="-1">The preview page <a class="header-anchor" href="#the-preview-page" aria-label="Permalink to &quot;The preview page&quot;">​</a></h1><p>Shows any feed in the browser, sound or broken, and says exactly what was wrong with it.</p><pre><code>npm run build:www        into dist/www, from the package in pkg/ (\`cargo xtask build\`)
npm run docs             the documentation site, into dist/www/docs
npm start                page and handler together, on this machine, and the documentation where it has been built
npx tsc -p www           types
node --test www/test/*.test.mjs
node --test www/test/access.long.test.mjs    every state, light and dark, at four widths; pictures in artefacts/www
</code></pre><p><code>dist/www</code> is static: any server can give it out, with the headers in <code>_headers</code>: what lies in <code>assets/</code> has its content in its name and may be kept for good. The headline stands in the HTML itself. The first load is 32 KB beside the parser&#39;s small module (243 KB, <code>anyfeed/web</code>); the full one (602 KB) comes for a document that needs it. What shows documents comes with the first of them, and the editor, the writer of repaired feeds and the comparison when they are asked for. Addresses that the browser may not read are fetched through <code>GET /v1/raw?url=</code> of the same origin, where a handler answers there; without one the page says so and offers the rest. <code>HOSTILE=payloads.jsonl</code> adds payloads to the hostile feeds of the tests.</p><h2 id="where-things-are" tabindex="-1">Where things are <a class="header-anchor" href="#where-things-are" aria-label="Permalink to &quot;Where things are&quot;">​</a></h2><pre><code>index.html first-paint.mjs policy.mjs build.mjs   the page, what is seen before its script runs, its policy, its build
src/main.ts state.ts actions.ts reader.ts    what is known, what can be done, the line to the worker
src/parser-worker.ts collecting.ts …         the parser, away from the page
src/checker.ts check-worker.ts findings.ts   the checker, and its findings beside the reader&#39;s reports
src/later.ts view/document.ts                what is loaded with the first document
src/view/                                    one file for each thing that is seen
src/editor/                                  the source in an editor, loaded when it is looked at
src/text/                                    every text, for the first view and for documents, in each language
src/embed/                                   the element for other pages
docs/                                        the documentation site: its pages, and how the rest is made of documents, tables and types
gallery/                                     small broken feeds; their stories are among the texts
</code></pre><h2 id="choices" tabindex="-1">Choices <a class="header-anchor" href="#choices" aria-label="Permalink to &quot;Choices&quot;">​</a></h2><ul><li><strong>Nothing is loaded that nobody asked for.</strong> Images come from where they are, without referrer or cookies, once somebody has switched them on; the browser remembers that. They do not go through the handler: it would see every image of every feed. Players load when they are started, chapters and transcripts when they are opened.</li><li><strong>The verdict says what reading showed</strong>: what had to be repaired or guessed, and where. Below it stands what the checker (<code>anyfeed/check</code>) says of the specifications that the feed uses. The face smiles only if that found no error; until it has answered, and where it cannot be had, it does not.</li><li><strong>The checker comes with the first document</strong>, 525 KB in a worker of its own: a large document holds up neither the page nor the next one. What it and the reader say of the same place is one finding (<code>src/findings.ts</code>).</li><li><strong>Links keep what they show behind <code>#</code></strong>, which never reaches a server. Such a link has no preview picture of its own.</li><li><strong>No font is shipped.</strong> The page takes a book face of the system, of which each has another; the smallest subset with the letters of two languages would weigh as much as all the rest of the first load.</li><li><strong>The repaired feed</strong> is written by <code>anyfeed/write</code> from what was read. &quot;What changed&quot; sets each line with a finding beside the line that holds the same field in the new document; a line without a second one has no counterpart there.</li><li><strong>A link to a feed reader</strong> is one that the reader itself documents; <code>feed:</code> goes to the system&#39;s own.</li></ul><p>Strangers&#39; HTML goes through the parser&#39;s sanitizer, then the browser&#39;s own, then into a frame without scripts whose policy loads nothing unless the reader asks. Everything else reaches the page as text.</p><h2 id="for-publishers-a-feed-on-your-own-page" tabindex="-1">For publishers: a feed on your own page <a class="header-anchor" href="#for-publishers-a-feed-on-your-own-page" aria-label="Permalink to &quot;For publishers: a feed on your own page&quot;">​</a></h2><p>Browsers show no feeds, and style them by XSLT no longer. Put <code>feed-preview.js</code>, <code>lite.wasm</code> and <code>feed.wasm</code> from <code>dist/www</code> beside each other on your site, and write:</p><pre><code>&lt;script type=&quot;module&quot; src=&quot;/feed-preview.js&quot;&gt;&lt;/script&gt;
&lt;feed-preview src=&quot;/feed.xml&quot; count=&quot;10&quot; verdict&gt;&lt;a href=&quot;/feed.xml&quot;&gt;Our feed&lt;/a&gt;&lt;/feed-preview&gt;
</code></pre><p><code>count</code> limits the entries, <code>verdict</code> shows the feed&#39;s face. What stands between the tags stays where the feed cannot be had. The element takes fonts and colours from your page; <code>--feed-accent</code>, <code>--feed-line</code> and <code>::part(title)</code>, <code>entry</code>, <code>date</code>, <code>summary</code> … change the rest. It says <code>feed</code> when it is there, <code>feed-error</code> when not. Under a policy it needs <code>script-src &#39;self&#39; &#39;wasm-unsafe-eval&#39;</code> and <code>connect-src</code> for the feed.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("preview.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const preview = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  preview as default
};
