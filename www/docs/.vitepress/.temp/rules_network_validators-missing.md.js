import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/validators-missing","description":"","frontmatter":{"title":"network/validators-missing","outline":false},"headers":[],"relativePath":"rules/network/validators-missing.md","filePath":"rules/network/validators-missing.md"}');
const _sfc_main = { name: "rules/network/validators-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkvalidators-missing" tabindex="-1">network/validators-missing <a class="header-anchor" href="#networkvalidators-missing" aria-label="Permalink to &quot;network/validators-missing&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc9110#name-validator-fields" target="_blank" rel="noreferrer">specification</a></p><p>The response has neither ETag nor Last-Modified.</p><p><strong>How to fix it:</strong> Send ETag or Last-Modified, and answer 304 when nothing has changed.</p><p><strong>What readers do:</strong> Readers fetch the whole feed each time.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>neither ETag nor Last-Modified</code></td><td><code>ETag: &quot;v1&quot;</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/validators-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const validatorsMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  validatorsMissing as default
};
