import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-updated-plausible","description":"","frontmatter":{"title":"atom/entry-updated-plausible","outline":false},"headers":[],"relativePath":"rules/atom/entry-updated-plausible.md","filePath":"rules/atom/entry-updated-plausible.md"}');
const _sfc_main = { name: "rules/atom/entry-updated-plausible.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-updated-plausible" tabindex="-1">atom/entry-updated-plausible <a class="header-anchor" href="#atomentry-updated-plausible" aria-label="Permalink to &quot;atom/entry-updated-plausible&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.3" target="_blank" rel="noreferrer">specification</a></p><p>&lt;updated&gt; is “Thu, 01 Jan 1970 00:00:00 GMT”, which is before 1990, when there were no feeds.</p><p><strong>How to fix it:</strong> Check the template.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;updated&gt;Thu, 01 Jan 1970 00:00:00 GMT&lt;/updated&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;updated&gt;2024-01-15T14:45:00Z&lt;/updated&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-updated-plausible.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryUpdatedPlausible = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryUpdatedPlausible as default
};
