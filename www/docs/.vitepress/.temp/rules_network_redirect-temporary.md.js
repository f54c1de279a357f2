import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/redirect-temporary","description":"","frontmatter":{"title":"network/redirect-temporary","outline":false},"headers":[],"relativePath":"rules/network/redirect-temporary.md","filePath":"rules/network/redirect-temporary.md"}');
const _sfc_main = { name: "rules/network/redirect-temporary.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkredirect-temporary" tabindex="-1">network/redirect-temporary <a class="header-anchor" href="#networkredirect-temporary" aria-label="Permalink to &quot;network/redirect-temporary&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-302-found" target="_blank" rel="noreferrer">specification</a></p><p>The address redirects temporarily to ….</p><p><strong>How to fix it:</strong> Redirect with 301 or 308 if the move is permanent.</p><p><strong>What readers do:</strong> Readers request both addresses each time.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 302 Found</code></td><td><code>HTTP/1.1 308 Permanent Redirect</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/redirect-temporary.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const redirectTemporary = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  redirectTemporary as default
};
