import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"encoding/inflated","description":"","frontmatter":{"title":"encoding/inflated","outline":false},"headers":[],"relativePath":"diagnostics/encoding/inflated.md","filePath":"diagnostics/encoding/inflated.md"}');
const _sfc_main = { name: "diagnostics/encoding/inflated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="encodinginflated" tabindex="-1">encoding/inflated <a class="header-anchor" href="#encodinginflated" aria-label="Permalink to &quot;encoding/inflated&quot;">​</a></h1><p>The body is compressed, but not labelled as such; it was decompressed.</p><p><strong>warning</strong>: repaired; nothing is missing.</p><p><strong>How to fix it:</strong> Send Content-Encoding: gzip with a compressed body.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/encoding/inflated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inflated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inflated as default
};
