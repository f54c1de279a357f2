import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/rating-empty","description":"","frontmatter":{"title":"media/rating-empty","outline":false},"headers":[],"relativePath":"rules/media/rating-empty.md","filePath":"rules/media/rating-empty.md"}');
const _sfc_main = { name: "rules/media/rating-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediarating-empty" tabindex="-1">media/rating-empty <a class="header-anchor" href="#mediarating-empty" aria-label="Permalink to &quot;media/rating-empty&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/media-rss#media-rating" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:rating&gt; is empty.</p><p><strong>How to fix it:</strong> Write the rating.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:rating scheme=&quot;urn:simple&quot;&gt;&lt;/media:rating&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:rating scheme=&quot;urn:simple&quot;&gt;nonadult&lt;/media:rating&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/rating-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ratingEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ratingEmpty as default
};
