import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/compression","description":"","frontmatter":{"title":"network/compression","outline":false},"headers":[],"relativePath":"rules/network/compression.md","filePath":"rules/network/compression.md"}');
const _sfc_main = { name: "rules/network/compression.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkcompression" tabindex="-1">network/compression <a class="header-anchor" href="#networkcompression" aria-label="Permalink to &quot;network/compression&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-content-encoding" target="_blank" rel="noreferrer">specification</a></p><p>The feed has … bytes and is not compressed.</p><p><strong>How to fix it:</strong> Compress it with gzip or Brotli.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>no Content-Encoding</code></td><td><code>Content-Encoding: gzip</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/compression.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const compression = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  compression as default
};
