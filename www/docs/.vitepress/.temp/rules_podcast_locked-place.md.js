import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/locked-place","description":"","frontmatter":{"title":"podcast/locked-place","outline":false},"headers":[],"relativePath":"rules/podcast/locked-place.md","filePath":"rules/podcast/locked-place.md"}');
const _sfc_main = { name: "rules/podcast/locked-place.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastlocked-place" tabindex="-1">podcast/locked-place <a class="header-anchor" href="#podcastlocked-place" aria-label="Permalink to &quot;podcast/locked-place&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/locked" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:locked&gt; is in &lt;item&gt;; it belongs in &lt;channel&gt; or &lt;feed&gt;.</p><p><strong>How to fix it:</strong> Put it into the channel.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:locked owner=&quot;ann@example.org&quot;&gt;yes&lt;/podcast:locked&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/locked-place.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lockedPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lockedPlace as default
};
