import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/channel-attribute-unknown","description":"","frontmatter":{"title":"rss/channel-attribute-unknown","outline":false},"headers":[],"relativePath":"rules/rss/channel-attribute-unknown.md","filePath":"rules/rss/channel-attribute-unknown.md"}');
const _sfc_main = { name: "rules/rss/channel-attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsschannel-attribute-unknown" tabindex="-1">rss/channel-attribute-unknown <a class="header-anchor" href="#rsschannel-attribute-unknown" aria-label="Permalink to &quot;rss/channel-attribute-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-specification#requiredChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has the attribute nonsense, which its specification does not define.</p><p><strong>How to fix it:</strong> Use an element: &lt;channel&gt; has no attributes in RSS.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;channel nonsense=&quot;1&quot;&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;channel&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/channel-attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelAttributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelAttributeUnknown as default
};
