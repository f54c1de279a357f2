import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/place-empty","description":"","frontmatter":{"title":"georss/place-empty","outline":false},"headers":[],"relativePath":"rules/georss/place-empty.md","filePath":"rules/georss/place-empty.md"}');
const _sfc_main = { name: "rules/georss/place-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georssplace-empty" tabindex="-1">georss/place-empty <a class="header-anchor" href="#georssplace-empty" aria-label="Permalink to &quot;georss/place-empty&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>&lt;georss:featurename&gt; is empty.</p><p><strong>How to fix it:</strong> Name the place.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:featurename&gt;&lt;/georss:featurename&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:featurename&gt;Quay&lt;/georss:featurename&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/place-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const placeEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  placeEmpty as default
};
