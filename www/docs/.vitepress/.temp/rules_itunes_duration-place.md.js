import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/duration-place","description":"","frontmatter":{"title":"itunes/duration-place","outline":false},"headers":[],"relativePath":"rules/itunes/duration-place.md","filePath":"rules/itunes/duration-place.md"}');
const _sfc_main = { name: "rules/itunes/duration-place.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesduration-place" tabindex="-1">itunes/duration-place <a class="header-anchor" href="#itunesduration-place" aria-label="Permalink to &quot;itunes/duration-place&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:duration&gt; is in &lt;channel&gt;; it belongs in &lt;item&gt; or &lt;entry&gt;.</p><p><strong>How to fix it:</strong> Put it into the episode.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:duration&gt;1:02:03&lt;/itunes:duration&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/duration-place.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const durationPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  durationPlace as default
};
