import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/not-modified","description":"","frontmatter":{"title":"network/not-modified","outline":false},"headers":[],"relativePath":"rules/network/not-modified.md","filePath":"rules/network/not-modified.md"}');
const _sfc_main = { name: "rules/network/not-modified.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networknot-modified" tabindex="-1">network/not-modified <a class="header-anchor" href="#networknot-modified" aria-label="Permalink to &quot;network/not-modified&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-304-not-modified" target="_blank" rel="noreferrer">specification</a></p><p>A conditional request for the unchanged feed is answered with … instead of 304.</p><p><strong>How to fix it:</strong> Compare If-None-Match and If-Modified-Since, and answer 304 when nothing has changed.</p><p><strong>What readers do:</strong> Readers fetch the whole feed each time.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 200 OK</code></td><td><code>HTTP/1.1 304 Not Modified</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/not-modified.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notModified = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notModified as default
};
