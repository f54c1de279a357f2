import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Recipes","description":"","frontmatter":{},"headers":[],"relativePath":"cookbook/index.md","filePath":"cookbook/index.md"}');
const _sfc_main = { name: "cookbook/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="recipes" tabindex="-1">Recipes <a class="header-anchor" href="#recipes" aria-label="Permalink to &quot;Recipes&quot;">​</a></h1><p>Each is a whole project to copy from. The tests install it with the packed package, build it, and run it on a feed.</p><table tabindex="0"><thead><tr><th></th><th></th></tr></thead><tbody><tr><td><a href="./react">React</a></td><td>a hook that reads a feed in the browser, and a list that shows it</td></tr><tr><td><a href="./vue">Vue</a></td><td>a component, with <code>v-html</code></td></tr><tr><td><a href="./svelte">Svelte</a></td><td>a component that awaits a feed</td></tr><tr><td><a href="./next">Next</a></td><td>a server component; no part of anyfeed reaches the browser</td></tr><tr><td><a href="./astro">Astro</a>, <a href="./eleventy">Eleventy</a></td><td>the feed is read when the site is built: a page without scripts</td></tr><tr><td><a href="./workers">Workers</a>, <a href="./../websub">WebSub</a></td><td>any feed as JSON; a subscriber that gets new entries as they are published</td></tr><tr><td><a href="./handler-workers">Handler on Workers</a>, <a href="./handler-node">in Node and Docker</a>, <a href="./netlify">Netlify</a>, <a href="./deno">Deno</a></td><td>the package&#39;s handler: an API of your own</td></tr><tr><td><a href="./bun">Bun</a></td><td>several feeds as one</td></tr><tr><td><a href="./express">Express</a></td><td>a page rendered on the server</td></tr><tr><td><a href="./electron">Electron</a></td><td>the main process reads, the window shows</td></tr><tr><td><a href="./service-worker">Service worker</a></td><td>a feed that works offline</td></tr><tr><td><a href="./jest">Jest</a>, <a href="./vitest">Vitest</a></td><td>tests</td></tr><tr><td><a href="./axum">Axum</a></td><td>a server in Rust: a posted feed as JSON, and titles while a feed arrives</td></tr><tr><td><a href="./yew">Yew</a></td><td>Rust in the browser: a feed fetched, read and shown</td></tr></tbody></table><p>Rust: <a href="https://github.com/anyfeed/anyfeed/blob/main/examples/parse.rs" target="_blank" rel="noreferrer">parse</a>, <a href="https://github.com/anyfeed/anyfeed/blob/main/examples/cli.rs" target="_blank" rel="noreferrer">a command line</a>, <a href="https://github.com/anyfeed/anyfeed/blob/main/examples/check.rs" target="_blank" rel="noreferrer">check</a>, <a href="https://github.com/anyfeed/anyfeed/blob/main/examples/web.rs" target="_blank" rel="noreferrer">values of JavaScript</a>.</p></div>`);
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
