import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/type-missing","description":"","frontmatter":{"title":"network/type-missing","outline":false},"headers":[],"relativePath":"rules/network/type-missing.md","filePath":"rules/network/type-missing.md"}');
const _sfc_main = { name: "rules/network/type-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networktype-missing" tabindex="-1">network/type-missing <a class="header-anchor" href="#networktype-missing" aria-label="Permalink to &quot;network/type-missing&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-content-type" target="_blank" rel="noreferrer">specification</a></p><p>The server does not send a media type for the feed.</p><p><strong>How to fix it:</strong> Send a Content-Type: application/rss+xml, application/atom+xml or application/feed+json.</p><p><strong>What readers do:</strong> Readers must guess; some refuse it.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>no Content-Type</code></td><td><code>Content-Type: application/rss+xml</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/type-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const typeMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  typeMissing as default
};
