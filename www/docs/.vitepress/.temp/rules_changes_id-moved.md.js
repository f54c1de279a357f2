import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changes/id-moved","description":"","frontmatter":{"title":"changes/id-moved","outline":false},"headers":[],"relativePath":"rules/changes/id-moved.md","filePath":"rules/changes/id-moved.md"}');
const _sfc_main = { name: "rules/changes/id-moved.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changesid-moved" tabindex="-1">changes/id-moved <a class="header-anchor" href="#changesid-moved" aria-label="Permalink to &quot;changes/id-moved&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.6" target="_blank" rel="noreferrer">specification</a></p><p>The id of the entry “…” changed from … to ….</p><p><strong>How to fix it:</strong> Give each entry one id, and never change it.</p><p><strong>What readers do:</strong> Readers show the entry again as new.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td>guid 17, then guid 18</td><td>guid 17, then guid 17</td></tr></tbody></table><p><a href="/docs/rules/changes/">All rules about changes</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/id-moved.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const idMoved = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  idMoved as default
};
