import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-guid-repeated","description":"","frontmatter":{"title":"rss/item-guid-repeated","outline":false},"headers":[],"relativePath":"rules/rss/item-guid-repeated.md","filePath":"rules/rss/item-guid-repeated.md"}');
const _sfc_main = { name: "rules/rss/item-guid-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-guid-repeated" tabindex="-1">rss/item-guid-repeated <a class="header-anchor" href="#rssitem-guid-repeated" aria-label="Permalink to &quot;rss/item-guid-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltguidgtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has more than one &lt;guid&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;guid&gt;.</p><p><strong>What readers do:</strong> Readers that switch to the other one show the item again as new.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;guid isPermaLink=&quot;false&quot;&gt;tag:example.org,2024:1&lt;/guid&gt;&lt;guid isPermaLink=&quot;false&quot;&gt;tag:example.org,2024:1&lt;/guid&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-guid-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemGuidRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemGuidRepeated as default
};
