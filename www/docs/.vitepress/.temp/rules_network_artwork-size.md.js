import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/artwork-size","description":"","frontmatter":{"title":"network/artwork-size","outline":false},"headers":[],"relativePath":"rules/network/artwork-size.md","filePath":"rules/network/artwork-size.md"}');
const _sfc_main = { name: "rules/network/artwork-size.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkartwork-size" tabindex="-1">network/artwork-size <a class="header-anchor" href="#networkartwork-size" aria-label="Permalink to &quot;network/artwork-size&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/896-artwork-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The cover … has the wrong size: … by … pixels.</p><p><strong>How to fix it:</strong> Make it 3000 by 3000 pixels, or at least 1400 by 1400.</p><p><strong>What readers do:</strong> Podcast directories reject it.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>300 by 300 pixels</code></td><td><code>3000 by 3000 pixels</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/artwork-size.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const artworkSize = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  artworkSize as default
};
