import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/artwork-colors","description":"","frontmatter":{"title":"network/artwork-colors","outline":false},"headers":[],"relativePath":"rules/network/artwork-colors.md","filePath":"rules/network/artwork-colors.md"}');
const _sfc_main = { name: "rules/network/artwork-colors.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkartwork-colors" tabindex="-1">network/artwork-colors <a class="header-anchor" href="#networkartwork-colors" aria-label="Permalink to &quot;network/artwork-colors&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/896-artwork-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The cover … uses print colours (CMYK).</p><p><strong>How to fix it:</strong> Save it in RGB.</p><p><strong>What readers do:</strong> Apps show wrong colours, or reject it.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>a JPEG of four colours</code></td><td><code>a JPEG of three</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/artwork-colors.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const artworkColors = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  artworkColors as default
};
