import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/source-empty","description":"","frontmatter":{"title":"rss/source-empty","outline":false},"headers":[],"relativePath":"rules/rss/source-empty.md","filePath":"rules/rss/source-empty.md"}');
const _sfc_main = { name: "rules/rss/source-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsssource-empty" tabindex="-1">rss/source-empty <a class="header-anchor" href="#rsssource-empty" aria-label="Permalink to &quot;rss/source-empty&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#ltsourcegtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;source&gt; is empty.</p><p><strong>How to fix it:</strong> Write the name of the feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source url=&quot;https://example.net/feed.xml&quot;&gt;&lt;/source&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source url=&quot;https://example.net/feed.xml&quot;&gt;Quay news&lt;/source&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/source-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceEmpty as default
};
