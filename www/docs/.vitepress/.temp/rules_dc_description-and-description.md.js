import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/description-and-description","description":"","frontmatter":{"title":"dc/description-and-description","outline":false},"headers":[],"relativePath":"rules/dc/description-and-description.md","filePath":"rules/dc/description-and-description.md"}');
const _sfc_main = { name: "rules/dc/description-and-description.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dcdescription-and-description" tabindex="-1">dc/description-and-description <a class="header-anchor" href="#dcdescription-and-description" aria-label="Permalink to &quot;dc/description-and-description&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has both &lt;description&gt; and &lt;dc:description&gt;, which mean the same.</p><p><strong>How to fix it:</strong> Keep &lt;description&gt;.</p><p><strong>What readers do:</strong> Readers show one or the other.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:description&gt;words&lt;/dc:description&gt; &lt;description&gt;words&lt;/description&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/description-and-description.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const descriptionAndDescription = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  descriptionAndDescription as default
};
