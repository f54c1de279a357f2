import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss1/item-link-form","description":"","frontmatter":{"title":"rss1/item-link-form","outline":false},"headers":[],"relativePath":"rules/rss1/item-link-form.md","filePath":"rules/rss1/item-link-form.md"}');
const _sfc_main = { name: "rules/rss1/item-link-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rss1item-link-form" tabindex="-1">rss1/item-link-form <a class="header-anchor" href="#rss1item-link-form" aria-label="Permalink to &quot;rss1/item-link-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/spec#s5.5.2" target="_blank" rel="noreferrer">specification</a></p><p>&lt;link&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write the full address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;news/1&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss1/item-link-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemLinkForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemLinkForm as default
};
