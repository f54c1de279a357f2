import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/categories-many","description":"","frontmatter":{"title":"itunes/categories-many","outline":false},"headers":[],"relativePath":"rules/itunes/categories-many.md","filePath":"rules/itunes/categories-many.md"}');
const _sfc_main = { name: "rules/itunes/categories-many.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunescategories-many" tabindex="-1">itunes/categories-many <a class="header-anchor" href="#itunescategories-many" aria-label="Permalink to &quot;itunes/categories-many&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The feed has 5 &lt;itunes:category&gt;; at most 3 are allowed.</p><p><strong>How to fix it:</strong> Keep at most three: Apple shows the first.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:category text=&quot;Society &amp;amp; Culture&quot;&gt;&lt;itunes:category text=&quot;Documentary&quot;/&gt;&lt;/itunes:category&gt;&lt;itunes:category text=&quot;Society &amp;amp; Culture&quot;&gt;&lt;itunes:category text=&quot;Documentary&quot;/&gt;&lt;/itunes:category&gt;&lt;itunes:category text=&quot;Society &amp;amp; C …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/categories-many.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const categoriesMany = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  categoriesMany as default
};
