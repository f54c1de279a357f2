import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/caching-missing","description":"","frontmatter":{"title":"network/caching-missing","outline":false},"headers":[],"relativePath":"rules/network/caching-missing.md","filePath":"rules/network/caching-missing.md"}');
const _sfc_main = { name: "rules/network/caching-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkcaching-missing" tabindex="-1">network/caching-missing <a class="header-anchor" href="#networkcaching-missing" aria-label="Permalink to &quot;network/caching-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9111#name-cache-control" target="_blank" rel="noreferrer">specification</a></p><p>The response does not say how long it may be cached.</p><p><strong>How to fix it:</strong> Send Cache-Control: max-age with a few minutes.</p><p><strong>What readers do:</strong> Readers choose for themselves how often to ask.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>neither Cache-Control nor Expires</code></td><td><code>Cache-Control: max-age=900</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/caching-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cachingMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cachingMissing as default
};
