import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-dates","description":"","frontmatter":{"title":"interop/feed-dates","outline":false},"headers":[],"relativePath":"rules/interop/feed-dates.md","filePath":"rules/interop/feed-dates.md"}');
const _sfc_main = { name: "rules/interop/feed-dates.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-dates" tabindex="-1">interop/feed-dates <a class="header-anchor" href="#interopfeed-dates" aria-label="Permalink to &quot;interop/feed-dates&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>All entries have the same date.</p><p><strong>How to fix it:</strong> Give each entry its own date instead of the time of the build.</p><p><strong>What readers do:</strong> The order of the entries is lost.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Mon, 15 Jan 2024 14:45:00 GMT</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sun, 14 Jan 2024 14:45:00 GMT</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-dates.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedDates = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedDates as default
};
