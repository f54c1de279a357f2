import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/trailer-place","description":"","frontmatter":{"title":"podcast/trailer-place","outline":false},"headers":[],"relativePath":"rules/podcast/trailer-place.md","filePath":"rules/podcast/trailer-place.md"}');
const _sfc_main = { name: "rules/podcast/trailer-place.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcasttrailer-place" tabindex="-1">podcast/trailer-place <a class="header-anchor" href="#podcasttrailer-place" aria-label="Permalink to &quot;podcast/trailer-place&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/trailer" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:trailer&gt; is in &lt;item&gt;; it belongs in &lt;channel&gt; or &lt;feed&gt;.</p><p><strong>How to fix it:</strong> Put it into the channel.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:trailer url=&quot;https://example.org/trailer.mp3&quot; pubdate=&quot;Mon, 01 Jan 2024 10:00:00 GMT&quot; length=&quot;12345&quot; type=&quot;audio/mpeg&quot; season=&quot;1&quot;&gt;Coming soon&lt;/podcast:trailer&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/trailer-place.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trailerPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trailerPlace as default
};
