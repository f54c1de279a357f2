import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/redirects-many","description":"","frontmatter":{"title":"network/redirects-many","outline":false},"headers":[],"relativePath":"rules/network/redirects-many.md","filePath":"rules/network/redirects-many.md"}');
const _sfc_main = { name: "rules/network/redirects-many.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkredirects-many" tabindex="-1">network/redirects-many <a class="header-anchor" href="#networkredirects-many" aria-label="Permalink to &quot;network/redirects-many&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx" target="_blank" rel="noreferrer">specification</a></p><p>The feed is … redirects away.</p><p><strong>How to fix it:</strong> Redirect once, directly to the feed.</p><p><strong>What readers do:</strong> Some readers follow only three redirects, some none.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>two redirects</code></td><td><code>one redirect</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/redirects-many.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const redirectsMany = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  redirectsMany as default
};
