import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/enclosure-length","description":"","frontmatter":{"title":"network/enclosure-length","outline":false},"headers":[],"relativePath":"rules/network/enclosure-length.md","filePath":"rules/network/enclosure-length.md"}');
const _sfc_main = { name: "rules/network/enclosure-length.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkenclosure-length" tabindex="-1">network/enclosure-length <a class="header-anchor" href="#networkenclosure-length" aria-label="Permalink to &quot;network/enclosure-length&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>The enclosure … has … bytes; the feed says ….</p><p><strong>How to fix it:</strong> Write the length in bytes.</p><p><strong>What readers do:</strong> Readers show a wrong size, or a download that never finishes.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>length=&quot;5&quot;</code></td><td><code>length=&quot;12345&quot;</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/enclosure-length.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureLength = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureLength as default
};
