import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/charset-missing","description":"","frontmatter":{"title":"network/charset-missing","outline":false},"headers":[],"relativePath":"rules/network/charset-missing.md","filePath":"rules/network/charset-missing.md"}');
const _sfc_main = { name: "rules/network/charset-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkcharset-missing" tabindex="-1">network/charset-missing <a class="header-anchor" href="#networkcharset-missing" aria-label="Permalink to &quot;network/charset-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc7303#section-3" target="_blank" rel="noreferrer">specification</a></p><p>The media type … has no charset.</p><p><strong>How to fix it:</strong> Send an application/… type, or add charset=utf-8.</p><p><strong>What readers do:</strong> Older readers decode text/xml without a charset as US-ASCII.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>Content-Type: text/xml</code></td><td><code>Content-Type: text/xml; charset=utf-8</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/charset-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const charsetMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  charsetMissing as default
};
