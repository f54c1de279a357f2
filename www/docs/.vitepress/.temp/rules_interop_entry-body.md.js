import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-body","description":"","frontmatter":{"title":"interop/entry-body","outline":false},"headers":[],"relativePath":"rules/interop/entry-body.md","filePath":"rules/interop/entry-body.md"}');
const _sfc_main = { name: "rules/interop/entry-body.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-body" tabindex="-1">interop/entry-body <a class="header-anchor" href="#interopentry-body" aria-label="Permalink to &quot;interop/entry-body&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry has only a title.</p><p><strong>How to fix it:</strong> Publish the text, or at least a summary.</p><p>Not reported together with the more specific <code>rss/item-empty</code>, <code>atom/entry-content-missing</code>, <code>json/item-content-missing</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;item&gt;&lt;title&gt;1&lt;/title&gt;&lt;/item&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-body.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryBody = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryBody as default
};
