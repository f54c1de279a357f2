import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"geo/longitude-repeated","description":"","frontmatter":{"title":"geo/longitude-repeated","outline":false},"headers":[],"relativePath":"rules/geo/longitude-repeated.md","filePath":"rules/geo/longitude-repeated.md"}');
const _sfc_main = { name: "rules/geo/longitude-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="geolongitude-repeated" tabindex="-1">geo/longitude-repeated <a class="header-anchor" href="#geolongitude-repeated" aria-label="Permalink to &quot;geo/longitude-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.w3.org/2003/01/geo/" target="_blank" rel="noreferrer">specification</a></p><p>The entry has more than one &lt;geo:long&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;geo:long&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;geo:long&gt;-71.92&lt;/geo:long&gt;&lt;geo:long&gt;-71.92&lt;/geo:long&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/geo/longitude-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const longitudeRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  longitudeRepeated as default
};
