import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/channel-date-empty","description":"","frontmatter":{"title":"rss/channel-date-empty","outline":false},"headers":[],"relativePath":"rules/rss/channel-date-empty.md","filePath":"rules/rss/channel-date-empty.md"}');
const _sfc_main = { name: "rules/rss/channel-date-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsschannel-date-empty" tabindex="-1">rss/channel-date-empty <a class="header-anchor" href="#rsschannel-date-empty" aria-label="Permalink to &quot;rss/channel-date-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;pubDate&gt; is empty.</p><p><strong>How to fix it:</strong> Write a date, or leave the element out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;pubDate&gt;&lt;/pubDate&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;pubDate&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/channel-date-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelDateEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelDateEmpty as default
};
