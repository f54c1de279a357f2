import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-address","description":"","frontmatter":{"title":"interop/feed-address","outline":false},"headers":[],"relativePath":"rules/interop/feed-address.md","filePath":"rules/interop/feed-address.md"}');
const _sfc_main = { name: "rules/interop/feed-address.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-address" tabindex="-1">interop/feed-address <a class="header-anchor" href="#interopfeed-address" aria-label="Permalink to &quot;interop/feed-address&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The feed does not say which site it belongs to.</p><p><strong>How to fix it:</strong> Link to the site that the feed belongs to.</p><p>Not reported together with the more specific <code>rss/channel-link-missing</code>, <code>rss/channel-link-empty</code>, <code>rss1/channel-link-missing</code>, <code>json/home-page-missing</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot;&gt;&lt;title&gt;A&lt;/title&gt;&lt;entry&gt;&lt;title&gt;B&lt;/title&gt;&lt;/entry&gt;&lt;/feed&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-address.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedAddress = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedAddress as default
};
