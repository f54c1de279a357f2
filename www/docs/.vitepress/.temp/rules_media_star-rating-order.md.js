import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/star-rating-order","description":"","frontmatter":{"title":"media/star-rating-order","outline":false},"headers":[],"relativePath":"rules/media/star-rating-order.md","filePath":"rules/media/star-rating-order.md"}');
const _sfc_main = { name: "rules/media/star-rating-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediastar-rating-order" tabindex="-1">media/star-rating-order <a class="header-anchor" href="#mediastar-rating-order" aria-label="Permalink to &quot;media/star-rating-order&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-community" target="_blank" rel="noreferrer">specification</a></p><p>In &lt;media:starRating&gt;, min must not come after max.</p><p><strong>How to fix it:</strong> Make min smaller than max.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:starRating average=&quot;3.5&quot; count=&quot;20&quot; min=&quot;2031-01-01T00:00:00Z&quot; max=&quot;2030-01-01T00:00:00Z&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:starRating average=&quot;3.5&quot; count=&quot;20&quot; min=&quot;1&quot; max=&quot;10&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/star-rating-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const starRatingOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  starRatingOrder as default
};
