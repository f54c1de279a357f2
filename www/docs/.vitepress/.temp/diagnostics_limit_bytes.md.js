import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"limit/bytes","description":"","frontmatter":{"title":"limit/bytes","outline":false},"headers":[],"relativePath":"diagnostics/limit/bytes.md","filePath":"diagnostics/limit/bytes.md"}');
const _sfc_main = { name: "diagnostics/limit/bytes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="limitbytes" tabindex="-1">limit/bytes <a class="header-anchor" href="#limitbytes" aria-label="Permalink to &quot;limit/bytes&quot;">​</a></h1><p>The document is larger than the limit; only its beginning was read.</p><p><strong>error</strong>: something is missing or had to be guessed.</p><p><strong>How to fix it:</strong> Publish a shorter feed with links to its older pages.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/limit/bytes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const bytes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  bytes as default
};
