import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/last-modified-form","description":"","frontmatter":{"title":"network/last-modified-form","outline":false},"headers":[],"relativePath":"rules/network/last-modified-form.md","filePath":"rules/network/last-modified-form.md"}');
const _sfc_main = { name: "rules/network/last-modified-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networklast-modified-form" tabindex="-1">network/last-modified-form <a class="header-anchor" href="#networklast-modified-form" aria-label="Permalink to &quot;network/last-modified-form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-last-modified" target="_blank" rel="noreferrer">specification</a></p><p>Last-Modified is “…”, which is not an HTTP date.</p><p><strong>How to fix it:</strong> Write it as “Mon, 15 Jan 2024 14:45:00 GMT”.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>Last-Modified: 2024-01-15</code></td><td><code>Last-Modified: Mon, 15 Jan 2024 14:45:00 GMT</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/last-modified-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lastModifiedForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lastModifiedForm as default
};
