import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/https","description":"","frontmatter":{"title":"network/https","outline":false},"headers":[],"relativePath":"rules/network/https.md","filePath":"rules/network/https.md"}');
const _sfc_main = { name: "rules/network/https.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkhttps" tabindex="-1">network/https <a class="header-anchor" href="#networkhttps" aria-label="Permalink to &quot;network/https&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-https-uri-scheme" target="_blank" rel="noreferrer">specification</a></p><p>The feed is not served over HTTPS.</p><p><strong>How to fix it:</strong> Serve it over HTTPS, and redirect from HTTP.</p><p><strong>What readers do:</strong> Browsers and apps block unencrypted requests.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>http://example.org/feed.xml</code></td><td><code>https://example.org/feed.xml</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/https.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const https = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  https as default
};
