import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/item-id-not-unique","description":"","frontmatter":{"title":"json/item-id-not-unique","outline":false},"headers":[],"relativePath":"rules/json/item-id-not-unique.md","filePath":"rules/json/item-id-not-unique.md"}');
const _sfc_main = { name: "rules/json/item-id-not-unique.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonitem-id-not-unique" tabindex="-1">json/item-id-not-unique <a class="header-anchor" href="#jsonitem-id-not-unique" aria-label="Permalink to &quot;json/item-id-not-unique&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#items" target="_blank" rel="noreferrer">specification</a></p><p>Another entry has the same “id”: “<a href="https://example.org/1%E2%80%9D" target="_blank" rel="noreferrer">https://example.org/1”</a>.</p><p><strong>How to fix it:</strong> Give each item an id of its own.</p><p><strong>What readers do:</strong> Readers show only one of the items.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;items&quot;:[{&quot;id&quot;:&quot;https://example.org/1&quot;},{&quot;id&quot;:&quot;https://example.org/1&quot;}]}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;id&quot;:&quot;https://example.org/1&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/item-id-not-unique.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemIdNotUnique = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemIdNotUnique as default
};
