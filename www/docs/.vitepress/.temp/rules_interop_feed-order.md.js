import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-order","description":"","frontmatter":{"title":"interop/feed-order","outline":false},"headers":[],"relativePath":"rules/interop/feed-order.md","filePath":"rules/interop/feed-order.md"}');
const _sfc_main = { name: "rules/interop/feed-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-order" tabindex="-1">interop/feed-order <a class="header-anchor" href="#interopfeed-order" aria-label="Permalink to &quot;interop/feed-order&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entries are ordered by date with the oldest first.</p><p><strong>How to fix it:</strong> Put the newest entry first.</p><p><strong>What readers do:</strong> Readers that read only the first entries never show new ones.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;item&gt;&lt;title&gt;1&lt;/title&gt;&lt;pubDate&gt;Mon, 01 Jan 2024 10:00:00 GMT&lt;/pubDate&gt;&lt;/item&gt;&lt;item&gt;&lt;title&gt;2&lt;/title&gt;&lt;pubDate&gt;Tue, 02 Jan 2024 10:00:00 GMT&lt;/pubDate&gt;&lt;/item&gt;&lt;item&gt;&lt;title&gt;3&lt;/title&gt;&lt;pubDate&gt;Wed, 03 Jan 2024 10:00:00 G …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedOrder as default
};
