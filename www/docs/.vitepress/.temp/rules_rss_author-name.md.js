import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/author-name","description":"","frontmatter":{"title":"rss/author-name","outline":false},"headers":[],"relativePath":"rules/rss/author-name.md","filePath":"rules/rss/author-name.md"}');
const _sfc_main = { name: "rules/rss/author-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssauthor-name" tabindex="-1">rss/author-name <a class="header-anchor" href="#rssauthor-name" aria-label="Permalink to &quot;rss/author-name&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-specification#ltauthorgtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;author&gt; is “ann@example.org”, which has no name in parentheses after the e-mail address.</p><p><strong>How to fix it:</strong> Add the name in parentheses, so that readers can show it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;author&gt;ann@example.org&lt;/author&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;author&gt;ann@example.org (Ann Author)&lt;/author&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/author-name.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const authorName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  authorName as default
};
