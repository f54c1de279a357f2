import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/size","description":"","frontmatter":{"title":"document/size","outline":false},"headers":[],"relativePath":"rules/document/size.md","filePath":"rules/document/size.md"}');
const _sfc_main = { name: "rules/document/size.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentsize" tabindex="-1">document/size <a class="header-anchor" href="#documentsize" aria-label="Permalink to &quot;document/size&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc5005" target="_blank" rel="noreferrer">specification</a></p><p>The document is 1171 KB long.</p><p><strong>How to fix it:</strong> Publish the latest entries, and move older ones to further pages (RFC 5005).</p><p><strong>What readers do:</strong> Some readers and hubs refuse feeds of more than a megabyte.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>1200071 bytes</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/size.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const size = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  size as default
};
