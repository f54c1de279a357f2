import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/source-url-missing","description":"","frontmatter":{"title":"rss/source-url-missing","outline":false},"headers":[],"relativePath":"rules/rss/source-url-missing.md","filePath":"rules/rss/source-url-missing.md"}');
const _sfc_main = { name: "rules/rss/source-url-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsssource-url-missing" tabindex="-1">rss/source-url-missing <a class="header-anchor" href="#rsssource-url-missing" aria-label="Permalink to &quot;rss/source-url-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltsourcegtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;source&gt; has no attribute url.</p><p><strong>How to fix it:</strong> Give the address of the feed that the item comes from.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source&gt;Quay news&lt;/source&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source url=&quot;https://example.net/feed.xml&quot;&gt;Quay news&lt;/source&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/source-url-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceUrlMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceUrlMissing as default
};
