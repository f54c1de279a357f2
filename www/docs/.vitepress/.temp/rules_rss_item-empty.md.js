import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-empty","description":"","frontmatter":{"title":"rss/item-empty","outline":false},"headers":[],"relativePath":"rules/rss/item-empty.md","filePath":"rules/rss/item-empty.md"}');
const _sfc_main = { name: "rules/rss/item-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-empty" tabindex="-1">rss/item-empty <a class="header-anchor" href="#rssitem-empty" aria-label="Permalink to &quot;rss/item-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has no &lt;title&gt; or &lt;description&gt; or &lt;content:encoded&gt; or &lt;media:content&gt; or &lt;enclosure&gt; or &lt;link&gt;.</p><p><strong>How to fix it:</strong> Add a &lt;title&gt; or a &lt;description&gt;: one of them is required.</p><p><strong>What readers do:</strong> Readers show an empty line, or leave the item out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;item&gt;&lt;/item&gt;&lt;item&gt;&lt;title&gt;A&lt;/title&gt;&lt;/item&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemEmpty as default
};
