import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changes/format","description":"","frontmatter":{"title":"changes/format","outline":false},"headers":[],"relativePath":"rules/changes/format.md","filePath":"rules/changes/format.md"}');
const _sfc_main = { name: "rules/changes/format.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changesformat" tabindex="-1">changes/format <a class="header-anchor" href="#changesformat" aria-label="Permalink to &quot;changes/format&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-1" target="_blank" rel="noreferrer">specification</a></p><p>The format changed from … to ….</p><p><strong>How to fix it:</strong> Publish another format at an address of its own.</p><p><strong>What readers do:</strong> Readers can read it, but may show all entries again as new, because their ids come from other elements.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td>RSS, then Atom</td><td>RSS, then RSS</td></tr></tbody></table><p><a href="/docs/rules/changes/">All rules about changes</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/format.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const format = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  format as default
};
