import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"geo/longitude-form","description":"","frontmatter":{"title":"geo/longitude-form","outline":false},"headers":[],"relativePath":"rules/geo/longitude-form.md","filePath":"rules/geo/longitude-form.md"}');
const _sfc_main = { name: "rules/geo/longitude-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="geolongitude-form" tabindex="-1">geo/longitude-form <a class="header-anchor" href="#geolongitude-form" aria-label="Permalink to &quot;geo/longitude-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.w3.org/2003/01/geo/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;geo:long&gt; is “200”, which is not a longitude from -180 to 180.</p><p><strong>How to fix it:</strong> Write degrees from -180 to 180.</p><p><strong>What readers do:</strong> Maps show nothing, or the wrong place.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;geo:long&gt;200&lt;/geo:long&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;geo:long&gt;-71.92&lt;/geo:long&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/geo/longitude-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const longitudeForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  longitudeForm as default
};
