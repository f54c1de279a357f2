import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"encoding/chunked","description":"","frontmatter":{"title":"encoding/chunked","outline":false},"headers":[],"relativePath":"diagnostics/encoding/chunked.md","filePath":"diagnostics/encoding/chunked.md"}');
const _sfc_main = { name: "diagnostics/encoding/chunked.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="encodingchunked" tabindex="-1">encoding/chunked <a class="header-anchor" href="#encodingchunked" aria-label="Permalink to &quot;encoding/chunked&quot;">​</a></h1><p>The body still contains the sizes of its chunks; they were removed.</p><p><strong>warning</strong>: repaired; nothing is missing.</p><p><strong>How to fix it:</strong> Undo Transfer-Encoding: chunked before the body is stored or passed on.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/encoding/chunked.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const chunked = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  chunked as default
};
