import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/star-rating-count","description":"","frontmatter":{"title":"media/star-rating-count","outline":false},"headers":[],"relativePath":"rules/media/star-rating-count.md","filePath":"rules/media/star-rating-count.md"}');
const _sfc_main = { name: "rules/media/star-rating-count.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediastar-rating-count" tabindex="-1">media/star-rating-count <a class="header-anchor" href="#mediastar-rating-count" aria-label="Permalink to &quot;media/star-rating-count&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-community" target="_blank" rel="noreferrer">specification</a></p><p>The attribute count of &lt;media:starRating&gt; is “many”, which is not a whole number of zero or more.</p><p><strong>How to fix it:</strong> Write a whole number.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:starRating average=&quot;3.5&quot; min=&quot;1&quot; max=&quot;10&quot; count=&quot;many&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:starRating average=&quot;3.5&quot; count=&quot;20&quot; min=&quot;1&quot; max=&quot;10&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/star-rating-count.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const starRatingCount = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  starRatingCount as default
};
