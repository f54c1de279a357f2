import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/redirect-insecure","description":"","frontmatter":{"title":"network/redirect-insecure","outline":false},"headers":[],"relativePath":"rules/network/redirect-insecure.md","filePath":"rules/network/redirect-insecure.md"}');
const _sfc_main = { name: "rules/network/redirect-insecure.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkredirect-insecure" tabindex="-1">network/redirect-insecure <a class="header-anchor" href="#networkredirect-insecure" aria-label="Permalink to &quot;network/redirect-insecure&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-location" target="_blank" rel="noreferrer">specification</a></p><p>The address redirects from HTTPS to HTTP: ….</p><p><strong>How to fix it:</strong> Redirect to an HTTPS address.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>Location: http://example.org/feed.xml</code></td><td><code>Location: https://example.org/feed.xml</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/redirect-insecure.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const redirectInsecure = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  redirectInsecure as default
};
