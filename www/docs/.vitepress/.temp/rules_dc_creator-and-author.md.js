import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/creator-and-author","description":"","frontmatter":{"title":"dc/creator-and-author","outline":false},"headers":[],"relativePath":"rules/dc/creator-and-author.md","filePath":"rules/dc/creator-and-author.md"}');
const _sfc_main = { name: "rules/dc/creator-and-author.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dccreator-and-author" tabindex="-1">dc/creator-and-author <a class="header-anchor" href="#dccreator-and-author" aria-label="Permalink to &quot;dc/creator-and-author&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has both &lt;author&gt; and &lt;dc:creator&gt;, which mean the same.</p><p><strong>How to fix it:</strong> Keep one of them.</p><p><strong>What readers do:</strong> Readers show one or both.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:creator&gt;words&lt;/dc:creator&gt; &lt;author&gt;words&lt;/author&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/creator-and-author.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const creatorAndAuthor = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  creatorAndAuthor as default
};
