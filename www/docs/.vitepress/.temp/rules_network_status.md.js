import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/status","description":"","frontmatter":{"title":"network/status","outline":false},"headers":[],"relativePath":"rules/network/status.md","filePath":"rules/network/status.md"}');
const _sfc_main = { name: "rules/network/status.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkstatus" tabindex="-1">network/status <a class="header-anchor" href="#networkstatus" aria-label="Permalink to &quot;network/status&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-200-ok" target="_blank" rel="noreferrer">specification</a></p><p>The server answers … instead of the feed.</p><p><strong>How to fix it:</strong> Answer every client with status 200 and the feed.</p><p><strong>What readers do:</strong> Readers show nothing new.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 503 Service Unavailable</code></td><td><code>HTTP/1.1 200 OK</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/status.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const status = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  status as default
};
