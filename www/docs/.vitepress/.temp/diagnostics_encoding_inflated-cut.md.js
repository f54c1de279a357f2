import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"encoding/inflated-cut","description":"","frontmatter":{"title":"encoding/inflated-cut","outline":false},"headers":[],"relativePath":"diagnostics/encoding/inflated-cut.md","filePath":"diagnostics/encoding/inflated-cut.md"}');
const _sfc_main = { name: "diagnostics/encoding/inflated-cut.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="encodinginflated-cut" tabindex="-1">encoding/inflated-cut <a class="header-anchor" href="#encodinginflated-cut" aria-label="Permalink to &quot;encoding/inflated-cut&quot;">​</a></h1><p>The compressed body is truncated or damaged; what could be decompressed was read.</p><p><strong>error</strong>: something is missing or had to be guessed. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Send the whole body; check Content-Length and time limits.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/encoding/inflated-cut.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const inflatedCut = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  inflatedCut as default
};
