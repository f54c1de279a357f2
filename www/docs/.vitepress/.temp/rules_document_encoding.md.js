import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/encoding","description":"","frontmatter":{"title":"document/encoding","outline":false},"headers":[],"relativePath":"rules/document/encoding.md","filePath":"rules/document/encoding.md"}');
const _sfc_main = { name: "rules/document/encoding.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentencoding" tabindex="-1">document/encoding <a class="header-anchor" href="#documentencoding" aria-label="Permalink to &quot;document/encoding&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc7303" target="_blank" rel="noreferrer">specification</a></p><p>The document is encoded in windows-1252.</p><p><strong>How to fix it:</strong> Use UTF-8: every reader supports it.</p><p><strong>What readers do:</strong> Readers that decode it as UTF-8 show wrong characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Content-Type: application/rss+xml; charset=iso-8859-1</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Content-Type: application/rss+xml</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/encoding.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const encoding = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  encoding as default
};
