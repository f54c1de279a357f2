import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/rights-empty","description":"","frontmatter":{"title":"dc/rights-empty","outline":false},"headers":[],"relativePath":"rules/dc/rights-empty.md","filePath":"rules/dc/rights-empty.md"}');
const _sfc_main = { name: "rules/dc/rights-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dcrights-empty" tabindex="-1">dc/rights-empty <a class="header-anchor" href="#dcrights-empty" aria-label="Permalink to &quot;dc/rights-empty&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;dc:rights&gt; is empty.</p><p><strong>How to fix it:</strong> Write the rights, or leave the element out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:rights&gt;&lt;/dc:rights&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:rights&gt;2024 Harbour Press&lt;/dc:rights&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/rights-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rightsEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rightsEmpty as default
};
