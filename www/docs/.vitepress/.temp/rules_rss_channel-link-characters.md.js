import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/channel-link-characters","description":"","frontmatter":{"title":"rss/channel-link-characters","outline":false},"headers":[],"relativePath":"rules/rss/channel-link-characters.md","filePath":"rules/rss/channel-link-characters.md"}');
const _sfc_main = { name: "rules/rss/channel-link-characters.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsschannel-link-characters" tabindex="-1">rss/channel-link-characters <a class="header-anchor" href="#rsschannel-link-characters" aria-label="Permalink to &quot;rss/channel-link-characters&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#requiredChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;link&gt; is “a b|c”, which contains a character that must be percent-encoded.</p><p><strong>How to fix it:</strong> Percent-encode spaces and other special characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;a b|c&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/channel-link-characters.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelLinkCharacters = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelLinkCharacters as default
};
