import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"wfw/comment-rss-empty","description":"","frontmatter":{"title":"wfw/comment-rss-empty","outline":false},"headers":[],"relativePath":"rules/wfw/comment-rss-empty.md","filePath":"rules/wfw/comment-rss-empty.md"}');
const _sfc_main = { name: "rules/wfw/comment-rss-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="wfwcomment-rss-empty" tabindex="-1">wfw/comment-rss-empty <a class="header-anchor" href="#wfwcomment-rss-empty" aria-label="Permalink to &quot;wfw/comment-rss-empty&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/comment-api" target="_blank" rel="noreferrer">specification</a></p><p>&lt;wfw:commentRss&gt; is empty.</p><p><strong>How to fix it:</strong> Leave it out if there are no comments.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;wfw:commentRss&gt;&lt;/wfw:commentRss&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;wfw:commentRss&gt;https://example.org/1/comments.xml&lt;/wfw:commentRss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/wfw/comment-rss-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const commentRssEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  commentRssEmpty as default
};
