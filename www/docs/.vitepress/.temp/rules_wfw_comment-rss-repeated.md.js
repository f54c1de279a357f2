import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"wfw/comment-rss-repeated","description":"","frontmatter":{"title":"wfw/comment-rss-repeated","outline":false},"headers":[],"relativePath":"rules/wfw/comment-rss-repeated.md","filePath":"rules/wfw/comment-rss-repeated.md"}');
const _sfc_main = { name: "rules/wfw/comment-rss-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="wfwcomment-rss-repeated" tabindex="-1">wfw/comment-rss-repeated <a class="header-anchor" href="#wfwcomment-rss-repeated" aria-label="Permalink to &quot;wfw/comment-rss-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/comment-api" target="_blank" rel="noreferrer">specification</a></p><p>The entry has more than one &lt;wfw:commentRss&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;wfw:commentRss&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;wfw:commentRss&gt;https://example.org/1/comments.xml&lt;/wfw:commentRss&gt;&lt;wfw:commentRss&gt;https://example.org/1/comments.xml&lt;/wfw:commentRss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/wfw/comment-rss-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const commentRssRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  commentRssRepeated as default
};
