import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/hub-unreachable","description":"","frontmatter":{"title":"network/hub-unreachable","outline":false},"headers":[],"relativePath":"rules/network/hub-unreachable.md","filePath":"rules/network/hub-unreachable.md"}');
const _sfc_main = { name: "rules/network/hub-unreachable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkhub-unreachable" tabindex="-1">network/hub-unreachable <a class="header-anchor" href="#networkhub-unreachable" aria-label="Permalink to &quot;network/hub-unreachable&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.w3.org/TR/websub/#discovery" target="_blank" rel="noreferrer">specification</a></p><p>The hub … cannot be reached: ….</p><p><strong>How to fix it:</strong> Name a working hub, or none.</p><p><strong>What readers do:</strong> Readers show new entries late.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 404 Not Found</code></td><td><code>HTTP/1.1 400 Bad Request</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/hub-unreachable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hubUnreachable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hubUnreachable as default
};
