import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-title","description":"","frontmatter":{"title":"interop/entry-title","outline":false},"headers":[],"relativePath":"rules/interop/entry-title.md","filePath":"rules/interop/entry-title.md"}');
const _sfc_main = { name: "rules/interop/entry-title.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-title" tabindex="-1">interop/entry-title <a class="header-anchor" href="#interopentry-title" aria-label="Permalink to &quot;interop/entry-title&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry has no title.</p><p><strong>How to fix it:</strong> Give each entry a title.</p><p><strong>What readers do:</strong> Readers show “Untitled”, or the beginning of the text.</p><p>Not reported together with the more specific <code>rss/item-title-empty</code>, <code>rss/item-title-or-description-missing</code>, <code>rss/item-empty</code>, <code>rss1/item-title-missing</code>, <code>rss1/item-title-empty</code>, <code>atom/entry-title-missing</code>, <code>atom/entry-title-empty</code>, <code>itunes/episode-title-missing</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;item&gt;&lt;description&gt;It leaves at noon.&lt;/description&gt;&lt;/item&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-title.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryTitle = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryTitle as default
};
