import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/unfinished","description":"","frontmatter":{"title":"network/unfinished","outline":false},"headers":[],"relativePath":"rules/network/unfinished.md","filePath":"rules/network/unfinished.md"}');
const _sfc_main = { name: "rules/network/unfinished.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkunfinished" tabindex="-1">network/unfinished <a class="header-anchor" href="#networkunfinished" aria-label="Permalink to &quot;network/unfinished&quot;">​</a></h1><p><strong>advice</strong> · <a href="./">specification</a></p><p>Some addresses were not requested: the limit of requests for one check was reached.</p><p><strong>How to fix it:</strong> Avoid redirects, or check on the command line.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>redirects everywhere</code></td><td><code>few redirects</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/unfinished.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unfinished = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unfinished as default
};
