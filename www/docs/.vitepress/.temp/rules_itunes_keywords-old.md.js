import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/keywords-old","description":"","frontmatter":{"title":"itunes/keywords-old","outline":false},"headers":[],"relativePath":"rules/itunes/keywords-old.md","filePath":"rules/itunes/keywords-old.md"}');
const _sfc_main = { name: "rules/itunes/keywords-old.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ituneskeywords-old" tabindex="-1">itunes/keywords-old <a class="header-anchor" href="#ituneskeywords-old" aria-label="Permalink to &quot;itunes/keywords-old&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:keywords&gt; is obsolete.</p><p><strong>How to fix it:</strong> Leave it out: Apple ignores keywords.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:keywords&gt;1&lt;/itunes:keywords&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/keywords-old.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const keywordsOld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  keywordsOld as default
};
