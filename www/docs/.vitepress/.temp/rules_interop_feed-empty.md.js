import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-empty","description":"","frontmatter":{"title":"interop/feed-empty","outline":false},"headers":[],"relativePath":"rules/interop/feed-empty.md","filePath":"rules/interop/feed-empty.md"}');
const _sfc_main = { name: "rules/interop/feed-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-empty" tabindex="-1">interop/feed-empty <a class="header-anchor" href="#interopfeed-empty" aria-label="Permalink to &quot;interop/feed-empty&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no entries.</p><p><strong>How to fix it:</strong> Publish at least one entry.</p><p><strong>What readers do:</strong> Readers show an empty list; some refuse the subscription.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;title&gt;A&lt;/title&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedEmpty as default
};
