import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/cors","description":"","frontmatter":{"title":"network/cors","outline":false},"headers":[],"relativePath":"rules/network/cors.md","filePath":"rules/network/cors.md"}');
const _sfc_main = { name: "rules/network/cors.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkcors" tabindex="-1">network/cors <a class="header-anchor" href="#networkcors" aria-label="Permalink to &quot;network/cors&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://fetch.spec.whatwg.org/#http-access-control-allow-origin" target="_blank" rel="noreferrer">specification</a></p><p>Pages of other sites cannot read the feed (no CORS).</p><p><strong>How to fix it:</strong> Send Access-Control-Allow-Origin: *.</p><p><strong>What readers do:</strong> Readers that run in a browser cannot fetch it themselves.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>no Access-Control-Allow-Origin</code></td><td><code>Access-Control-Allow-Origin: *</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/cors.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cors = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cors as default
};
