import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-author-repeated","description":"","frontmatter":{"title":"rss/item-author-repeated","outline":false},"headers":[],"relativePath":"rules/rss/item-author-repeated.md","filePath":"rules/rss/item-author-repeated.md"}');
const _sfc_main = { name: "rules/rss/item-author-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-author-repeated" tabindex="-1">rss/item-author-repeated <a class="header-anchor" href="#rssitem-author-repeated" aria-label="Permalink to &quot;rss/item-author-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltauthorgtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has more than one &lt;author&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;author&gt;, or use &lt;dc:creator&gt; for each.</p><p><strong>What readers do:</strong> Most readers show one of them.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;author&gt;ann@example.org (Ann Author)&lt;/author&gt;&lt;author&gt;ann@example.org (Ann Author)&lt;/author&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-author-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemAuthorRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemAuthorRepeated as default
};
