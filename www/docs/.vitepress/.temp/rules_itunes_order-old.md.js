import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/order-old","description":"","frontmatter":{"title":"itunes/order-old","outline":false},"headers":[],"relativePath":"rules/itunes/order-old.md","filePath":"rules/itunes/order-old.md"}');
const _sfc_main = { name: "rules/itunes/order-old.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesorder-old" tabindex="-1">itunes/order-old <a class="header-anchor" href="#itunesorder-old" aria-label="Permalink to &quot;itunes/order-old&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:order&gt; is obsolete.</p><p><strong>How to fix it:</strong> Use &lt;itunes:episode&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:order&gt;1&lt;/itunes:order&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/order-old.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const orderOld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  orderOld as default
};
