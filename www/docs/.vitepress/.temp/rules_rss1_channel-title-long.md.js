import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss1/channel-title-long","description":"","frontmatter":{"title":"rss1/channel-title-long","outline":false},"headers":[],"relativePath":"rules/rss1/channel-title-long.md","filePath":"rules/rss1/channel-title-long.md"}');
const _sfc_main = { name: "rules/rss1/channel-title-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rss1channel-title-long" tabindex="-1">rss1/channel-title-long <a class="header-anchor" href="#rss1channel-title-long" aria-label="Permalink to &quot;rss1/channel-title-long&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://web.resource.org/rss/1.0/spec#s5.3.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;title&gt; is 41 characters long; at most 40 are shown or allowed.</p><p><strong>How to fix it:</strong> Use at most 40 characters, as RSS 1.0 suggests.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx&lt;/title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;Harbour notes&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss1/channel-title-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const channelTitleLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  channelTitleLong as default
};
