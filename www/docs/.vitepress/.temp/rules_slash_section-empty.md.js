import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"slash/section-empty","description":"","frontmatter":{"title":"slash/section-empty","outline":false},"headers":[],"relativePath":"rules/slash/section-empty.md","filePath":"rules/slash/section-empty.md"}');
const _sfc_main = { name: "rules/slash/section-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="slashsection-empty" tabindex="-1">slash/section-empty <a class="header-anchor" href="#slashsection-empty" aria-label="Permalink to &quot;slash/section-empty&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://web.resource.org/rss/1.0/modules/slash/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;slash:section&gt; is empty.</p><p><strong>How to fix it:</strong> Leave it out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;slash:section&gt;&lt;/slash:section&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;slash:section&gt;people&lt;/slash:section&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/slash/section-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sectionEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sectionEmpty as default
};
