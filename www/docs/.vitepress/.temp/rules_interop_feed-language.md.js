import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-language","description":"","frontmatter":{"title":"interop/feed-language","outline":false},"headers":[],"relativePath":"rules/interop/feed-language.md","filePath":"rules/interop/feed-language.md"}');
const _sfc_main = { name: "rules/interop/feed-language.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-language" tabindex="-1">interop/feed-language <a class="header-anchor" href="#interopfeed-language" aria-label="Permalink to &quot;interop/feed-language&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The feed does not state its language.</p><p><strong>How to fix it:</strong> Name the language: &lt;language&gt;, xml:lang or &quot;language&quot;.</p><p>Not reported together with the more specific <code>itunes/language-missing</code>, <code>accessibility/atom-language</code>, <code>rss/channel-language-empty</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;title&gt;A&lt;/title&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-language.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedLanguage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedLanguage as default
};
