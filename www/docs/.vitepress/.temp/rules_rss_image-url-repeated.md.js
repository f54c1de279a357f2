import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/image-url-repeated","description":"","frontmatter":{"title":"rss/image-url-repeated","outline":false},"headers":[],"relativePath":"rules/rss/image-url-repeated.md","filePath":"rules/rss/image-url-repeated.md"}');
const _sfc_main = { name: "rules/rss/image-url-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssimage-url-repeated" tabindex="-1">rss/image-url-repeated <a class="header-anchor" href="#rssimage-url-repeated" aria-label="Permalink to &quot;rss/image-url-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltimagegtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;image&gt; has more than one &lt;url&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;url&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;image&gt; &lt;url&gt;https://example.org/logo.png&lt;/url&gt;&lt;url&gt;https://example.org/logo.png&lt;/url&gt;&lt;url&gt;https://example.org/logo.png&lt;/url&gt;&lt;title&gt;Harbour notes&lt;/title&gt;&lt;link&gt;https://example.org/&lt;/link&gt;&lt;width&gt;88&lt;/width&gt;&lt;height&gt;31&lt;/height&gt;&lt;/image&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;image&gt;&lt;url&gt;https://example.org/logo.png&lt;/url&gt;&lt;title&gt;Harbour notes&lt;/title&gt;&lt;link&gt;https://example.org/&lt;/link&gt;&lt;width&gt;88&lt;/width&gt;&lt;height&gt;31&lt;/height&gt;&lt;/image&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/image-url-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imageUrlRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imageUrlRepeated as default
};
