import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/channel-description-missing","description":"","frontmatter":{"title":"rss/channel-description-missing","outline":false},"headers":[],"relativePath":"rules/rss/channel-description-missing.md","filePath":"rules/rss/channel-description-missing.md"}');
const _sfc_main = { name: "rules/rss/channel-description-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsschannel-description-missing" tabindex="-1">rss/channel-description-missing <a class="header-anchor" href="#rsschannel-description-missing" aria-label="Permalink to &quot;rss/channel-description-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#requiredChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has no &lt;description&gt;.</p><p><strong>How to fix it:</strong> Add &lt;description&gt; with a sentence about the feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;description&gt;What happens between two tides.&lt;/description&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/channel-description-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelDescriptionMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelDescriptionMissing as default
};
