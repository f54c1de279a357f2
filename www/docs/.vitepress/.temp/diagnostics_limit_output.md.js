import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"limit/output","description":"","frontmatter":{"title":"limit/output","outline":false},"headers":[],"relativePath":"diagnostics/limit/output.md","filePath":"diagnostics/limit/output.md"}');
const _sfc_main = { name: "diagnostics/limit/output.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="limitoutput" tabindex="-1">limit/output <a class="header-anchor" href="#limitoutput" aria-label="Permalink to &quot;limit/output&quot;">​</a></h1><p>The result would be more than 16 times as long as the document; lists, or the entries that follow, were left out.</p><p><strong>error</strong>: something is missing or had to be guessed.</p><p><strong>How to fix it:</strong> Do not apply one long URL or name to thousands of short elements, and leave out empty entries.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/limit/output.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const output = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  output as default
};
