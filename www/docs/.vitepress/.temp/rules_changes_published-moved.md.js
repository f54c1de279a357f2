import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changes/published-moved","description":"","frontmatter":{"title":"changes/published-moved","outline":false},"headers":[],"relativePath":"rules/changes/published-moved.md","filePath":"rules/changes/published-moved.md"}');
const _sfc_main = { name: "rules/changes/published-moved.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changespublished-moved" tabindex="-1">changes/published-moved <a class="header-anchor" href="#changespublished-moved" aria-label="Permalink to &quot;changes/published-moved&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.9" target="_blank" rel="noreferrer">specification</a></p><p>The publication date of the entry “…” changed from … to ….</p><p><strong>How to fix it:</strong> Keep the publication date, and change only the date of the update.</p><p><strong>What readers do:</strong> Readers move it, or show it as new.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td>pubDate of Monday, then of Tuesday</td><td>pubDate of Monday, then of Monday</td></tr></tbody></table><p><a href="/docs/rules/changes/">All rules about changes</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/published-moved.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const publishedMoved = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  publishedMoved as default
};
