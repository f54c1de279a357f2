import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/title-and-title","description":"","frontmatter":{"title":"dc/title-and-title","outline":false},"headers":[],"relativePath":"rules/dc/title-and-title.md","filePath":"rules/dc/title-and-title.md"}');
const _sfc_main = { name: "rules/dc/title-and-title.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dctitle-and-title" tabindex="-1">dc/title-and-title <a class="header-anchor" href="#dctitle-and-title" aria-label="Permalink to &quot;dc/title-and-title&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has both &lt;title&gt; and &lt;dc:title&gt;, which mean the same.</p><p><strong>How to fix it:</strong> Keep &lt;title&gt;.</p><p><strong>What readers do:</strong> Readers show one or the other.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:title&gt;words&lt;/dc:title&gt; &lt;title&gt;words&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/title-and-title.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const titleAndTitle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  titleAndTitle as default
};
