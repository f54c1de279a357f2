import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/artwork-type","description":"","frontmatter":{"title":"network/artwork-type","outline":false},"headers":[],"relativePath":"rules/network/artwork-type.md","filePath":"rules/network/artwork-type.md"}');
const _sfc_main = { name: "rules/network/artwork-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkartwork-type" tabindex="-1">network/artwork-type <a class="header-anchor" href="#networkartwork-type" aria-label="Permalink to &quot;network/artwork-type&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-content-type" target="_blank" rel="noreferrer">specification</a></p><p>The server sends the image … as …, but it is ….</p><p><strong>How to fix it:</strong> Send its actual media type.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>Content-Type: text/plain</code></td><td><code>Content-Type: image/png</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/artwork-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const artworkType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  artworkType as default
};
