import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/artwork-unreachable","description":"","frontmatter":{"title":"network/artwork-unreachable","outline":false},"headers":[],"relativePath":"rules/network/artwork-unreachable.md","filePath":"rules/network/artwork-unreachable.md"}');
const _sfc_main = { name: "rules/network/artwork-unreachable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkartwork-unreachable" tabindex="-1">network/artwork-unreachable <a class="header-anchor" href="#networkartwork-unreachable" aria-label="Permalink to &quot;network/artwork-unreachable&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/896-artwork-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The image … cannot be fetched: ….</p><p><strong>How to fix it:</strong> Check that the file exists, and that everybody may fetch it.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 404 Not Found</code></td><td><code>HTTP/1.1 200 OK</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/artwork-unreachable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const artworkUnreachable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  artworkUnreachable as default
};
