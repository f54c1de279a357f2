import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"accessibility/atom-language","description":"","frontmatter":{"title":"accessibility/atom-language","outline":false},"headers":[],"relativePath":"rules/accessibility/atom-language.md","filePath":"rules/accessibility/atom-language.md"}');
const _sfc_main = { name: "rules/accessibility/atom-language.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibilityatom-language" tabindex="-1">accessibility/atom-language <a class="header-anchor" href="#accessibilityatom-language" aria-label="Permalink to &quot;accessibility/atom-language&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/WCAG22/#language-of-page" target="_blank" rel="noreferrer">specification</a></p><p>&lt;feed&gt; has no attribute xml:lang.</p><p><strong>How to fix it:</strong> Add xml:lang, which tells screen readers how to pronounce the text.</p><p><strong>What readers do:</strong> Screen readers use the voice of the reader&#39;s language.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot; xmlns:thr=&quot;http://purl.org/syndication/thread/1.0&quot; xmlns:app=&quot;http://www.w3.org/2007/app&quot;&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot; xmlns:thr=&quot;http://purl.org/syndication/thread/1.0&quot; xmlns:app=&quot;http://www.w3.org/2007/app&quot; xml:lang=&quot;en&quot;&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/accessibility/atom-language.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const atomLanguage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  atomLanguage as default
};
