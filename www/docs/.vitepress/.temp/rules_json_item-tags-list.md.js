import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/item-tags-list","description":"","frontmatter":{"title":"json/item-tags-list","outline":false},"headers":[],"relativePath":"rules/json/item-tags-list.md","filePath":"rules/json/item-tags-list.md"}');
const _sfc_main = { name: "rules/json/item-tags-list.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonitem-tags-list" tabindex="-1">json/item-tags-list <a class="header-anchor" href="#jsonitem-tags-list" aria-label="Permalink to &quot;json/item-tags-list&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#items" target="_blank" rel="noreferrer">specification</a></p><p>“tags” is not a list.</p><p><strong>How to fix it:</strong> Write a list of strings.</p><p><strong>What readers do:</strong> Readers show no tags, or only one.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;tags&quot;:&quot;people&quot;}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;tags&quot;:[&quot;people&quot;,&quot;sea&quot;]}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/item-tags-list.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemTagsList = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemTagsList as default
};
