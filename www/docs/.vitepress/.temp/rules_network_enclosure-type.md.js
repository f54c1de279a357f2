import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/enclosure-type","description":"","frontmatter":{"title":"network/enclosure-type","outline":false},"headers":[],"relativePath":"rules/network/enclosure-type.md","filePath":"rules/network/enclosure-type.md"}');
const _sfc_main = { name: "rules/network/enclosure-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkenclosure-type" tabindex="-1">network/enclosure-type <a class="header-anchor" href="#networkenclosure-type" aria-label="Permalink to &quot;network/enclosure-type&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>The server sends the enclosure … as …; the feed says ….</p><p><strong>How to fix it:</strong> Use the same media type in both.</p><p><strong>What readers do:</strong> Some players reject it.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>Content-Type: text/html</code></td><td><code>Content-Type: audio/mpeg</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/enclosure-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureType as default
};
