import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"html/beyond-bounds","description":"","frontmatter":{"title":"html/beyond-bounds","outline":false},"headers":[],"relativePath":"diagnostics/html/beyond-bounds.md","filePath":"diagnostics/html/beyond-bounds.md"}');
const _sfc_main = { name: "diagnostics/html/beyond-bounds.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="htmlbeyond-bounds" tabindex="-1">html/beyond-bounds <a class="header-anchor" href="#htmlbeyond-bounds" aria-label="Permalink to &quot;html/beyond-bounds&quot;">​</a></h1><p>The tags of this text are nested too deeply or wrongly for a full repair; they were closed in the simplest way.</p><p><strong>warning</strong>: repaired; nothing is missing.</p><p><strong>How to fix it:</strong> Validate the HTML of the entry.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/html/beyond-bounds.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const beyondBounds = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  beyondBounds as default
};
