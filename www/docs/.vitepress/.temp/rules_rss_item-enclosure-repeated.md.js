import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-enclosure-repeated","description":"","frontmatter":{"title":"rss/item-enclosure-repeated","outline":false},"headers":[],"relativePath":"rules/rss/item-enclosure-repeated.md","filePath":"rules/rss/item-enclosure-repeated.md"}');
const _sfc_main = { name: "rules/rss/item-enclosure-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-enclosure-repeated" tabindex="-1">rss/item-enclosure-repeated <a class="header-anchor" href="#rssitem-enclosure-repeated" aria-label="Permalink to &quot;rss/item-enclosure-repeated&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has more than one &lt;enclosure&gt;.</p><p><strong>How to fix it:</strong> Put one file into each item; others belong in &lt;podcast:alternateEnclosure&gt; or &lt;media:content&gt;.</p><p><strong>What readers do:</strong> Podcast players play the first or the last of them.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-enclosure-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemEnclosureRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemEnclosureRepeated as default
};
