import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-element-unknown","description":"","frontmatter":{"title":"rss/item-element-unknown","outline":false},"headers":[],"relativePath":"rules/rss/item-element-unknown.md","filePath":"rules/rss/item-element-unknown.md"}');
const _sfc_main = { name: "rules/rss/item-element-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-element-unknown" tabindex="-1">rss/item-element-unknown <a class="header-anchor" href="#rssitem-element-unknown" aria-label="Permalink to &quot;rss/item-element-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#extendingRss" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; contains &lt;nonsense&gt;, which its specification does not define.</p><p><strong>How to fix it:</strong> Check the spelling, or put the element into a namespace.</p><p><strong>What readers do:</strong> Readers ignore it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;nonsense&gt;1&lt;/nonsense&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-element-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemElementUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemElementUnknown as default
};
