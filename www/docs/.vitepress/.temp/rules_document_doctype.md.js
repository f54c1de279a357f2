import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/doctype","description":"","frontmatter":{"title":"document/doctype","outline":false},"headers":[],"relativePath":"rules/document/doctype.md","filePath":"rules/document/doctype.md"}');
const _sfc_main = { name: "rules/document/doctype.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentdoctype" tabindex="-1">document/doctype <a class="header-anchor" href="#documentdoctype" aria-label="Permalink to &quot;document/doctype&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc7303" target="_blank" rel="noreferrer">specification</a></p><p>The document has a DOCTYPE.</p><p><strong>How to fix it:</strong> Leave the DOCTYPE out.</p><p><strong>What readers do:</strong> Strict readers reject documents that have one, for security.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;!DOCTYPE rss&gt; &lt;rss version</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/doctype.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const doctype = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  doctype as default
};
