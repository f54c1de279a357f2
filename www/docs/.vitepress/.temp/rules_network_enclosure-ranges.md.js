import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/enclosure-ranges","description":"","frontmatter":{"title":"network/enclosure-ranges","outline":false},"headers":[],"relativePath":"rules/network/enclosure-ranges.md","filePath":"rules/network/enclosure-ranges.md"}');
const _sfc_main = { name: "rules/network/enclosure-ranges.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkenclosure-ranges" tabindex="-1">network/enclosure-ranges <a class="header-anchor" href="#networkenclosure-ranges" aria-label="Permalink to &quot;network/enclosure-ranges&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The server of the enclosure … does not support byte ranges.</p><p><strong>How to fix it:</strong> Answer Range requests with 206.</p><p><strong>What readers do:</strong> Apple&#39;s player does not play it, and listeners cannot skip ahead.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 200 OK</code></td><td><code>HTTP/1.1 206 Partial Content</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/enclosure-ranges.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureRanges = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureRanges as default
};
