import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/enclosure-head","description":"","frontmatter":{"title":"network/enclosure-head","outline":false},"headers":[],"relativePath":"rules/network/enclosure-head.md","filePath":"rules/network/enclosure-head.md"}');
const _sfc_main = { name: "rules/network/enclosure-head.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkenclosure-head" tabindex="-1">network/enclosure-head <a class="header-anchor" href="#networkenclosure-head" aria-label="Permalink to &quot;network/enclosure-head&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>A HEAD request for the enclosure … is answered with ….</p><p><strong>How to fix it:</strong> Answer HEAD like GET, but without a body.</p><p><strong>What readers do:</strong> Podcast directories send HEAD requests first.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 405 Method Not Allowed</code></td><td><code>HTTP/1.1 200 OK</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/enclosure-head.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureHead = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureHead as default
};
