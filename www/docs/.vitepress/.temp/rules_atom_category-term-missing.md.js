import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/category-term-missing","description":"","frontmatter":{"title":"atom/category-term-missing","outline":false},"headers":[],"relativePath":"rules/atom/category-term-missing.md","filePath":"rules/atom/category-term-missing.md"}');
const _sfc_main = { name: "rules/atom/category-term-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomcategory-term-missing" tabindex="-1">atom/category-term-missing <a class="header-anchor" href="#atomcategory-term-missing" aria-label="Permalink to &quot;atom/category-term-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.2.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;category&gt; has no attribute term.</p><p><strong>How to fix it:</strong> Name the category in term.</p><p><strong>What readers do:</strong> Readers ignore the category.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;category scheme=&quot;https://example.org/tags&quot; label=&quot;Sea&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;category term=&quot;sea&quot; scheme=&quot;https://example.org/tags&quot; label=&quot;Sea&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/category-term-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const categoryTermMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  categoryTermMissing as default
};
