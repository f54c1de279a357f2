import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/feed-title","description":"","frontmatter":{"title":"interop/feed-title","outline":false},"headers":[],"relativePath":"rules/interop/feed-title.md","filePath":"rules/interop/feed-title.md"}');
const _sfc_main = { name: "rules/interop/feed-title.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopfeed-title" tabindex="-1">interop/feed-title <a class="header-anchor" href="#interopfeed-title" aria-label="Permalink to &quot;interop/feed-title&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no title.<br> Name the feed.</p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;</span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;Harbour notes&lt;/title&gt; &lt;link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/feed-title.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedTitle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedTitle as default
};
