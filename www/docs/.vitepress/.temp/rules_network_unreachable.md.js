import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/unreachable","description":"","frontmatter":{"title":"network/unreachable","outline":false},"headers":[],"relativePath":"rules/network/unreachable.md","filePath":"rules/network/unreachable.md"}');
const _sfc_main = { name: "rules/network/unreachable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkunreachable" tabindex="-1">network/unreachable <a class="header-anchor" href="#networkunreachable" aria-label="Permalink to &quot;network/unreachable&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-https-uri-scheme" target="_blank" rel="noreferrer">specification</a></p><p>The feed&#39;s address did not answer: ….</p><p><strong>How to fix it:</strong> Check the host name, the certificate and the server.</p><p><strong>What readers do:</strong> Readers show nothing, and eventually stop trying.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>no such host</code></td><td><code>HTTP/1.1 200 OK</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/unreachable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unreachable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unreachable as default
};
