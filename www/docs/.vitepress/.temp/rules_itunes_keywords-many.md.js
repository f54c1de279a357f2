import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/keywords-many","description":"","frontmatter":{"title":"itunes/keywords-many","outline":false},"headers":[],"relativePath":"rules/itunes/keywords-many.md","filePath":"rules/itunes/keywords-many.md"}');
const _sfc_main = { name: "rules/itunes/keywords-many.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ituneskeywords-many" tabindex="-1">itunes/keywords-many <a class="header-anchor" href="#ituneskeywords-many" aria-label="Permalink to &quot;itunes/keywords-many&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:keywords&gt; is “a,b,c,d,e,f,g,h,i,j,k,l,m”, which lists more than twelve words.</p><p><strong>How to fix it:</strong> Write at most twelve words, separated by commas.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:season&gt;1&lt;/itunes:season&gt;&lt;itunes:keywords&gt;a,b,c,d,e,f,g,h,i,j,k,l,m&lt;/itunes:keywords&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:season&gt;1&lt;/itunes:season&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/keywords-many.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const keywordsMany = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  keywordsMany as default
};
