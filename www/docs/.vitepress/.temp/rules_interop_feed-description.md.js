import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-description","description":"","frontmatter":{"title":"interop/feed-description","outline":false},"headers":[],"relativePath":"rules/interop/feed-description.md","filePath":"rules/interop/feed-description.md"}');
const _sfc_main = { name: "rules/interop/feed-description.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-description" tabindex="-1">interop/feed-description <a class="header-anchor" href="#interopfeed-description" aria-label="Permalink to &quot;interop/feed-description&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no description.</p><p><strong>How to fix it:</strong> Say in a sentence what the feed is about.</p><p>Not reported together with the more specific <code>rss/channel-description-missing</code>, <code>rss1/channel-description-missing</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot;&gt;&lt;title&gt;A&lt;/title&gt;&lt;entry&gt;&lt;title&gt;B&lt;/title&gt;&lt;/entry&gt;&lt;/feed&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-description.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedDescription = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedDescription as default
};
