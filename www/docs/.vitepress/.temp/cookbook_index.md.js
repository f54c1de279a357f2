import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Recipes","description":"","frontmatter":{},"headers":[],"relativePath":"cookbook/index.md","filePath":"cookbook/index.md"}');
const _sfc_main = { name: "cookbook/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="recipes" tabindex="-1">Recipes <a class="header-anchor" href="#recipes" aria-label="Permalink to &quot;Recipes&quot;">​</a></h1><p>Each is a whole project in <a href="https://github.com/anyfeed/anyfeed/tree/main/examples" target="_blank" rel="noreferrer">examples/</a>. The tests install it with the packed package and run it.</p><table tabindex="0"><thead><tr><th></th><th></th></tr></thead><tbody><tr><td><a href="./astro">Astro</a></td><td>The feed is read when the site is built.</td></tr><tr><td><a href="./bun">Bun</a></td><td>A server that lists the newest entries of several feeds as one.</td></tr><tr><td><a href="./deno">Deno</a></td><td>A server that gives any feed as JSON.</td></tr><tr><td><a href="./eleventy">Eleventy</a></td><td>Global data.</td></tr><tr><td><a href="./express">Express</a></td><td>A page made on the server, from any feed&#39;s address, with a guard against private addresses.</td></tr><tr><td><a href="./jest">Jest</a></td><td>Tests with CommonJS, in jsdom and in Node.</td></tr><tr><td><a href="./next">Next</a></td><td>A server component that reads a feed while the page is rendered, kept for an hour.</td></tr><tr><td><a href="./react">React</a></td><td>A hook that reads a feed in the browser, and a list that shows it.</td></tr><tr><td><a href="./service-worker">Service worker</a></td><td>A page whose feed is there without a network.</td></tr><tr><td><a href="./svelte">Svelte</a></td><td>A component that awaits a feed.</td></tr><tr><td><a href="./vitest">Vitest</a></td><td>Tests in Node and in jsdom.</td></tr><tr><td><a href="./vue">Vue</a></td><td>A component that reads a feed in the browser.</td></tr><tr><td><a href="./workers">Cloudflare Workers</a></td><td><code>/?url=…</code> gives any feed as JSON, kept for five minutes.</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("cookbook/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
