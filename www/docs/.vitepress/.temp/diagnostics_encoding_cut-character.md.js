import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"encoding/cut-character","description":"","frontmatter":{"title":"encoding/cut-character","outline":false},"headers":[],"relativePath":"diagnostics/encoding/cut-character.md","filePath":"diagnostics/encoding/cut-character.md"}');
const _sfc_main = { name: "diagnostics/encoding/cut-character.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="encodingcut-character" tabindex="-1">encoding/cut-character <a class="header-anchor" href="#encodingcut-character" aria-label="Permalink to &quot;encoding/cut-character&quot;">​</a></h1><p>This character is incomplete; it was removed.</p><p><strong>error</strong>: something is missing or had to be guessed. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Cut texts between characters, not between bytes.</p><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/encoding/cut-character.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cutCharacter = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cutCharacter as default
};
