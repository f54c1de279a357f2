import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/feed-url-missing","description":"","frontmatter":{"title":"json/feed-url-missing","outline":false},"headers":[],"relativePath":"rules/json/feed-url-missing.md","filePath":"rules/json/feed-url-missing.md"}');
const _sfc_main = { name: "rules/json/feed-url-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonfeed-url-missing" tabindex="-1">json/feed-url-missing <a class="header-anchor" href="#jsonfeed-url-missing" aria-label="Permalink to &quot;json/feed-url-missing&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>“feed” has no “feed_url”.</p><p><strong>How to fix it:</strong> Add &quot;feed_url&quot; with the feed&#39;s own address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;feed_url&quot;:&quot;https://example.org/feed.json&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/feed-url-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedUrlMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedUrlMissing as default
};
