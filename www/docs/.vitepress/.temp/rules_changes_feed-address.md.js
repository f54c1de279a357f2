import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"changes/feed-address","description":"","frontmatter":{"title":"changes/feed-address","outline":false},"headers":[],"relativePath":"rules/changes/feed-address.md","filePath":"rules/changes/feed-address.md"}');
const _sfc_main = { name: "rules/changes/feed-address.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changesfeed-address" tabindex="-1">changes/feed-address <a class="header-anchor" href="#changesfeed-address" aria-label="Permalink to &quot;changes/feed-address&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-301-moved-permanently" target="_blank" rel="noreferrer">specification</a></p><p>The feed&#39;s own address changed from … to ….</p><p><strong>How to fix it:</strong> Redirect the old address permanently to the new one.</p><p><strong>What readers do:</strong> Readers keep using the old address as long as it answers.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td>another self link</td><td>the same self link</td></tr></tbody></table><p><a href="/docs/rules/changes/">All rules about changes</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/feed-address.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedAddress = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedAddress as default
};
