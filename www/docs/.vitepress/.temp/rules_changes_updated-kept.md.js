import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changes/updated-kept","description":"","frontmatter":{"title":"changes/updated-kept","outline":false},"headers":[],"relativePath":"rules/changes/updated-kept.md","filePath":"rules/changes/updated-kept.md"}');
const _sfc_main = { name: "rules/changes/updated-kept.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changesupdated-kept" tabindex="-1">changes/updated-kept <a class="header-anchor" href="#changesupdated-kept" aria-label="Permalink to &quot;changes/updated-kept&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.15" target="_blank" rel="noreferrer">specification</a></p><p>The entry “…” changed (…), but its update date did not.</p><p><strong>How to fix it:</strong> Set the update date when you change something that matters.</p><p><strong>What readers do:</strong> Readers that compare the date keep the old text.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td>another text, the same updated</td><td>another text, another updated</td></tr></tbody></table><p><a href="/docs/rules/changes/">All rules about changes</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/updated-kept.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const updatedKept = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  updatedKept as default
};
