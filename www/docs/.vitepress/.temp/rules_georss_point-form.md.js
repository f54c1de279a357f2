import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/point-form","description":"","frontmatter":{"title":"georss/point-form","outline":false},"headers":[],"relativePath":"rules/georss/point-form.md","filePath":"rules/georss/point-form.md"}');
const _sfc_main = { name: "rules/georss/point-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georsspoint-form" tabindex="-1">georss/point-form <a class="header-anchor" href="#georsspoint-form" aria-label="Permalink to &quot;georss/point-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>&lt;georss:point&gt; is “91 200”, which is not a latitude and a longitude separated by a space.</p><p><strong>How to fix it:</strong> Write latitude and longitude, separated by a space: 45.256 -71.92.</p><p><strong>What readers do:</strong> Maps show nothing, or the wrong place.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:point&gt;91 200&lt;/georss:point&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:point&gt;45.256 -71.92&lt;/georss:point&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/point-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pointForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pointForm as default
};
