import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/radius-form","description":"","frontmatter":{"title":"georss/radius-form","outline":false},"headers":[],"relativePath":"rules/georss/radius-form.md","filePath":"rules/georss/radius-form.md"}');
const _sfc_main = { name: "rules/georss/radius-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georssradius-form" tabindex="-1">georss/radius-form <a class="header-anchor" href="#georssradius-form" aria-label="Permalink to &quot;georss/radius-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>&lt;georss:radius&gt; is “much”, which is not a number.</p><p><strong>How to fix it:</strong> Write meters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:radius&gt;much&lt;/georss:radius&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:radius&gt;500&lt;/georss:radius&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/radius-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const radiusForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  radiusForm as default
};
