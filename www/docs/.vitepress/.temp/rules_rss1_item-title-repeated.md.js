import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss1/item-title-repeated","description":"","frontmatter":{"title":"rss1/item-title-repeated","outline":false},"headers":[],"relativePath":"rules/rss1/item-title-repeated.md","filePath":"rules/rss1/item-title-repeated.md"}');
const _sfc_main = { name: "rules/rss1/item-title-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rss1item-title-repeated" tabindex="-1">rss1/item-title-repeated <a class="header-anchor" href="#rss1item-title-repeated" aria-label="Permalink to &quot;rss1/item-title-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/spec#s5.5.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has more than one &lt;title&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;title&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;The lighthouse keeper&lt;/title&gt;&lt;title&gt;The lighthouse keeper&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss1/item-title-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemTitleRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemTitleRepeated as default
};
