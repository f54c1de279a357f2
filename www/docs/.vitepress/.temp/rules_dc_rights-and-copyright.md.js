import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/rights-and-copyright","description":"","frontmatter":{"title":"dc/rights-and-copyright","outline":false},"headers":[],"relativePath":"rules/dc/rights-and-copyright.md","filePath":"rules/dc/rights-and-copyright.md"}');
const _sfc_main = { name: "rules/dc/rights-and-copyright.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dcrights-and-copyright" tabindex="-1">dc/rights-and-copyright <a class="header-anchor" href="#dcrights-and-copyright" aria-label="Permalink to &quot;dc/rights-and-copyright&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has both &lt;copyright&gt; and &lt;dc:rights&gt;, which mean the same.</p><p><strong>How to fix it:</strong> Keep &lt;copyright&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:rights&gt;words&lt;/dc:rights&gt; &lt;copyright&gt;words&lt;/copyright&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/rights-and-copyright.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rightsAndCopyright = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rightsAndCopyright as default
};
