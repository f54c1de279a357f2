import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"encoding/inflated-trailing","description":"","frontmatter":{"title":"encoding/inflated-trailing","outline":false},"headers":[],"relativePath":"diagnostics/encoding/inflated-trailing.md","filePath":"diagnostics/encoding/inflated-trailing.md"}');
const _sfc_main = { name: "diagnostics/encoding/inflated-trailing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="encodinginflated-trailing" tabindex="-1">encoding/inflated-trailing <a class="header-anchor" href="#encodinginflated-trailing" aria-label="Permalink to &quot;encoding/inflated-trailing&quot;">​</a></h1><p>Something follows the compressed body; it was ignored.</p><p><strong>warning</strong>: repaired; nothing is missing.</p><p><strong>How to fix it:</strong> Print nothing after the compressed output.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/encoding/inflated-trailing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inflatedTrailing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inflatedTrailing as default
};
