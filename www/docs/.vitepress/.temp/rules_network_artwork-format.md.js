import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/artwork-format","description":"","frontmatter":{"title":"network/artwork-format","outline":false},"headers":[],"relativePath":"rules/network/artwork-format.md","filePath":"rules/network/artwork-format.md"}');
const _sfc_main = { name: "rules/network/artwork-format.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkartwork-format" tabindex="-1">network/artwork-format <a class="header-anchor" href="#networkartwork-format" aria-label="Permalink to &quot;network/artwork-format&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/896-artwork-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The image … is ….</p><p><strong>How to fix it:</strong> Make it a JPEG or a PNG.</p><p><strong>What readers do:</strong> Podcast directories reject it.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>a GIF as a podcast&#39;s cover</code></td><td><code>a PNG</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/artwork-format.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const artworkFormat = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  artworkFormat as default
};
