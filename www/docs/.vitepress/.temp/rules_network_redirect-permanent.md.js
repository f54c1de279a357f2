import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/redirect-permanent","description":"","frontmatter":{"title":"network/redirect-permanent","outline":false},"headers":[],"relativePath":"rules/network/redirect-permanent.md","filePath":"rules/network/redirect-permanent.md"}');
const _sfc_main = { name: "rules/network/redirect-permanent.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkredirect-permanent" tabindex="-1">network/redirect-permanent <a class="header-anchor" href="#networkredirect-permanent" aria-label="Permalink to &quot;network/redirect-permanent&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-301-moved-permanently" target="_blank" rel="noreferrer">specification</a></p><p>The address redirects permanently to ….</p><p><strong>How to fix it:</strong> Use the new address wherever the feed is linked.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>HTTP/1.1 301 Moved Permanently</code></td><td><code>HTTP/1.1 200 OK</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/redirect-permanent.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const redirectPermanent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  redirectPermanent as default
};
