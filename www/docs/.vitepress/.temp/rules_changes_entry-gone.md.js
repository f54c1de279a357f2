import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changes/entry-gone","description":"","frontmatter":{"title":"changes/entry-gone","outline":false},"headers":[],"relativePath":"rules/changes/entry-gone.md","filePath":"rules/changes/entry-gone.md"}');
const _sfc_main = { name: "rules/changes/entry-gone.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changesentry-gone" tabindex="-1">changes/entry-gone <a class="header-anchor" href="#changesentry-gone" aria-label="Permalink to &quot;changes/entry-gone&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc6721" target="_blank" rel="noreferrer">specification</a></p><p>The entry “…” was removed, although older ones remain.</p><p><strong>How to fix it:</strong> Keep entries until newer ones replace them.</p><p><strong>What readers do:</strong> Readers keep showing it: nobody learns that it was withdrawn.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td>3, 2, 1, then 3, 1</td><td>3, 2, 1, then 4, 3, 2</td></tr></tbody></table><p><a href="/docs/rules/changes/">All rules about changes</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/entry-gone.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryGone = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryGone as default
};
