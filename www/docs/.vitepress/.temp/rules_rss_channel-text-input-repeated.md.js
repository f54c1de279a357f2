import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/channel-text-input-repeated","description":"","frontmatter":{"title":"rss/channel-text-input-repeated","outline":false},"headers":[],"relativePath":"rules/rss/channel-text-input-repeated.md","filePath":"rules/rss/channel-text-input-repeated.md"}');
const _sfc_main = { name: "rules/rss/channel-text-input-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsschannel-text-input-repeated" tabindex="-1">rss/channel-text-input-repeated <a class="header-anchor" href="#rsschannel-text-input-repeated" aria-label="Permalink to &quot;rss/channel-text-input-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#lttextinputgtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has more than one &lt;textInput&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;textInput&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;textInput&gt;1&lt;/textInput&gt;&lt;textInput&gt;1&lt;/textInput&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/channel-text-input-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelTextInputRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelTextInputRepeated as default
};
