import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/image-width-form","description":"","frontmatter":{"title":"rss/image-width-form","outline":false},"headers":[],"relativePath":"rules/rss/image-width-form.md","filePath":"rules/rss/image-width-form.md"}');
const _sfc_main = { name: "rules/rss/image-width-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssimage-width-form" tabindex="-1">rss/image-width-form <a class="header-anchor" href="#rssimage-width-form" aria-label="Permalink to &quot;rss/image-width-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltimagegtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;width&gt; is “0”, which is not a whole number above zero.</p><p><strong>How to fix it:</strong> Write a number of pixels.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;width&gt;0&lt;/width&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;width&gt;88&lt;/width&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/image-width-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imageWidthForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imageWidthForm as default
};
