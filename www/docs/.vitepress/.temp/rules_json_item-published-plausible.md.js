import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/item-published-plausible","description":"","frontmatter":{"title":"json/item-published-plausible","outline":false},"headers":[],"relativePath":"rules/json/item-published-plausible.md","filePath":"rules/json/item-published-plausible.md"}');
const _sfc_main = { name: "rules/json/item-published-plausible.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonitem-published-plausible" tabindex="-1">json/item-published-plausible <a class="header-anchor" href="#jsonitem-published-plausible" aria-label="Permalink to &quot;json/item-published-plausible&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.jsonfeed.org/version/1.1/#items" target="_blank" rel="noreferrer">specification</a></p><p>“date_published” is “Thu, 01 Jan 1970 00:00:00 GMT”, which is before 1990, when there were no feeds.</p><p><strong>How to fix it:</strong> Check the template.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;date_published&quot;:&quot;Thu, 01 Jan 1970 00:00:00 GMT&quot;}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;date_published&quot;:&quot;2024-01-15T14:45:00Z&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/item-published-plausible.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemPublishedPlausible = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemPublishedPlausible as default
};
