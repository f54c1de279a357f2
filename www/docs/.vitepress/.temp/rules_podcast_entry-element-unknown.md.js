import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/entry-element-unknown","description":"","frontmatter":{"title":"podcast/entry-element-unknown","outline":false},"headers":[],"relativePath":"rules/podcast/entry-element-unknown.md","filePath":"rules/podcast/entry-element-unknown.md"}');
const _sfc_main = { name: "rules/podcast/entry-element-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastentry-element-unknown" tabindex="-1">podcast/entry-element-unknown <a class="header-anchor" href="#podcastentry-element-unknown" aria-label="Permalink to &quot;podcast/entry-element-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/" target="_blank" rel="noreferrer">specification</a></p><p>The entry contains &lt;podcast:nonsense&gt;, which its specification does not define.</p><p><strong>How to fix it:</strong> Check the spelling: names in Podcasting 2.0 are case-sensitive.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:nonsense&gt;1&lt;/podcast:nonsense&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/entry-element-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryElementUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryElementUnknown as default
};
