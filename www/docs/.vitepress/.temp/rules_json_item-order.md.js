import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/item-order","description":"","frontmatter":{"title":"json/item-order","outline":false},"headers":[],"relativePath":"rules/json/item-order.md","filePath":"rules/json/item-order.md"}');
const _sfc_main = { name: "rules/json/item-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonitem-order" tabindex="-1">json/item-order <a class="header-anchor" href="#jsonitem-order" aria-label="Permalink to &quot;json/item-order&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.jsonfeed.org/version/1.1/#items" target="_blank" rel="noreferrer">specification</a></p><p>In “item”, “date_published” must not come after “date_modified”.</p><p><strong>How to fix it:</strong> Set date_modified to the date of publication, or later.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;date_modified&quot;:&quot;2024-01-15T15:45:00Z&quot;,&quot;date_published&quot;:&quot;2031-01-01T00:00:00Z&quot;}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;date_modified&quot;:&quot;2024-01-15T15:45:00Z&quot;,&quot;date_published&quot;:&quot;2024-01-15T14:45:00Z&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/item-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemOrder as default
};
