import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/item-content-form","description":"","frontmatter":{"title":"json/item-content-form","outline":false},"headers":[],"relativePath":"rules/json/item-content-form.md","filePath":"rules/json/item-content-form.md"}');
const _sfc_main = { name: "rules/json/item-content-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonitem-content-form" tabindex="-1">json/item-content-form <a class="header-anchor" href="#jsonitem-content-form" aria-label="Permalink to &quot;json/item-content-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#items" target="_blank" rel="noreferrer">specification</a></p><p>“content_html” is not a string.</p><p><strong>How to fix it:</strong> Write a string.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;content_html&quot;:5}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;content_html&quot;:&quot;&lt;p&gt;He counts ships in the dark.&lt;/p&gt;&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/item-content-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemContentForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemContentForm as default
};
