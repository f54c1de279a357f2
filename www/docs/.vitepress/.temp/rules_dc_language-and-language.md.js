import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/language-and-language","description":"","frontmatter":{"title":"dc/language-and-language","outline":false},"headers":[],"relativePath":"rules/dc/language-and-language.md","filePath":"rules/dc/language-and-language.md"}');
const _sfc_main = { name: "rules/dc/language-and-language.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dclanguage-and-language" tabindex="-1">dc/language-and-language <a class="header-anchor" href="#dclanguage-and-language" aria-label="Permalink to &quot;dc/language-and-language&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has both &lt;language&gt; and &lt;dc:language&gt;, which mean the same.</p><p><strong>How to fix it:</strong> Keep &lt;language&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:language&gt;words&lt;/dc:language&gt; &lt;language&gt;words&lt;/language&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/language-and-language.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const languageAndLanguage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  languageAndLanguage as default
};
