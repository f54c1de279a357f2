import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/namespace-misspelt","description":"","frontmatter":{"title":"document/namespace-misspelt","outline":false},"headers":[],"relativePath":"rules/document/namespace-misspelt.md","filePath":"rules/document/namespace-misspelt.md"}');
const _sfc_main = { name: "rules/document/namespace-misspelt.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentnamespace-misspelt" tabindex="-1">document/namespace-misspelt <a class="header-anchor" href="#documentnamespace-misspelt" aria-label="Permalink to &quot;document/namespace-misspelt&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.w3.org/TR/xml-names/#NSNameComparison" target="_blank" rel="noreferrer">specification</a></p><p>The namespace “<a href="http://www.itunes.com/DTDs/Podcast-1.0.dtd%E2%80%9D" target="_blank" rel="noreferrer">http://www.itunes.com/DTDs/Podcast-1.0.dtd”</a> is misspelt.</p><p><strong>How to fix it:</strong> Spell the namespace exactly as its specification does.</p><p><strong>What readers do:</strong> Readers that compare namespaces ignore every element of it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://www.itunes.com/DTDs/Podcast-1.0.dtd</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://www.itunes.com/dtds/podcast-1.0.dtd</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/namespace-misspelt.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const namespaceMisspelt = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  namespaceMisspelt as default
};
