import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/box-form","description":"","frontmatter":{"title":"georss/box-form","outline":false},"headers":[],"relativePath":"rules/georss/box-form.md","filePath":"rules/georss/box-form.md"}');
const _sfc_main = { name: "rules/georss/box-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georssbox-form" tabindex="-1">georss/box-form <a class="header-anchor" href="#georssbox-form" aria-label="Permalink to &quot;georss/box-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>&lt;georss:box&gt; is “45.2”, which is not a box of two points.</p><p><strong>How to fix it:</strong> Write the lower corner, then the upper corner.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:box&gt;45.2&lt;/georss:box&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:box&gt;42.943 -71.032 43.039 -69.856&lt;/georss:box&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/box-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const boxForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  boxForm as default
};
