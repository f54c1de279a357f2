import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/source-attribute-unknown","description":"","frontmatter":{"title":"rss/source-attribute-unknown","outline":false},"headers":[],"relativePath":"rules/rss/source-attribute-unknown.md","filePath":"rules/rss/source-attribute-unknown.md"}');
const _sfc_main = { name: "rules/rss/source-attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsssource-attribute-unknown" tabindex="-1">rss/source-attribute-unknown <a class="header-anchor" href="#rsssource-attribute-unknown" aria-label="Permalink to &quot;rss/source-attribute-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-specification#ltsourcegtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;source&gt; has the attribute nonsense, which its specification does not define.</p><p><strong>How to fix it:</strong> Use only the attribute url.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source url=&quot;https://example.net/feed.xml&quot; nonsense=&quot;1&quot;&gt;Quay news&lt;/source&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source url=&quot;https://example.net/feed.xml&quot;&gt;Quay news&lt;/source&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/source-attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceAttributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceAttributeUnknown as default
};
