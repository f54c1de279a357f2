import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/circle-form","description":"","frontmatter":{"title":"georss/circle-form","outline":false},"headers":[],"relativePath":"rules/georss/circle-form.md","filePath":"rules/georss/circle-form.md"}');
const _sfc_main = { name: "rules/georss/circle-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georsscircle-form" tabindex="-1">georss/circle-form <a class="header-anchor" href="#georsscircle-form" aria-label="Permalink to &quot;georss/circle-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>&lt;georss:circle&gt; is “45.2 -71.9”, which is not a circle of a point and a radius.</p><p><strong>How to fix it:</strong> Write a point and a radius in meters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:circle&gt;45.2 -71.9&lt;/georss:circle&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:circle&gt;45.256 -71.92 500&lt;/georss:circle&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/circle-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const circleForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  circleForm as default
};
