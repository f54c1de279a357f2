import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/rating-simple","description":"","frontmatter":{"title":"media/rating-simple","outline":false},"headers":[],"relativePath":"rules/media/rating-simple.md","filePath":"rules/media/rating-simple.md"}');
const _sfc_main = { name: "rules/media/rating-simple.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediarating-simple" tabindex="-1">media/rating-simple <a class="header-anchor" href="#mediarating-simple" aria-label="Permalink to &quot;media/rating-simple&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-rating" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:rating&gt; is “everybody”, which is neither adult nor nonadult.</p><p><strong>How to fix it:</strong> Write adult or nonadult.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:rating&gt;everybody&lt;/media:rating&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:rating scheme=&quot;urn:simple&quot;&gt;nonadult&lt;/media:rating&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/rating-simple.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ratingSimple = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ratingSimple as default
};
