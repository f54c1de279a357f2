import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/line-form","description":"","frontmatter":{"title":"georss/line-form","outline":false},"headers":[],"relativePath":"rules/georss/line-form.md","filePath":"rules/georss/line-form.md"}');
const _sfc_main = { name: "rules/georss/line-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georssline-form" tabindex="-1">georss/line-form <a class="header-anchor" href="#georssline-form" aria-label="Permalink to &quot;georss/line-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>&lt;georss:line&gt; is “45.2 -71.9”, which is not a line of two or more points.</p><p><strong>How to fix it:</strong> Write at least two points.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:line&gt;45.2 -71.9&lt;/georss:line&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:line&gt;45.256 -110.45 46.46 -109.48&lt;/georss:line&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/line-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lineForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lineForm as default
};
