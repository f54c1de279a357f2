import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/channel-title-missing","description":"","frontmatter":{"title":"rss/channel-title-missing","outline":false},"headers":[],"relativePath":"rules/rss/channel-title-missing.md","filePath":"rules/rss/channel-title-missing.md"}');
const _sfc_main = { name: "rules/rss/channel-title-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsschannel-title-missing" tabindex="-1">rss/channel-title-missing <a class="header-anchor" href="#rsschannel-title-missing" aria-label="Permalink to &quot;rss/channel-title-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#requiredChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has no &lt;title&gt;.</p><p><strong>How to fix it:</strong> Add &lt;title&gt; with the name of the site.</p><p><strong>What readers do:</strong> Readers show the address, or “Untitled”, in the list of subscriptions.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/&lt;/link&gt; &lt;description&gt;What happens between two tides.&lt;/description&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;Harbour notes&lt;/title&gt; &lt;link&gt;https://example.org/&lt;/link&gt; &lt;description&gt;What happens between two tides.&lt;/description&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/channel-title-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelTitleMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelTitleMissing as default
};
