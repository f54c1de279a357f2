import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/link-attribute-unknown","description":"","frontmatter":{"title":"atom/link-attribute-unknown","outline":false},"headers":[],"relativePath":"rules/atom/link-attribute-unknown.md","filePath":"rules/atom/link-attribute-unknown.md"}');
const _sfc_main = { name: "rules/atom/link-attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomlink-attribute-unknown" tabindex="-1">atom/link-attribute-unknown <a class="header-anchor" href="#atomlink-attribute-unknown" aria-label="Permalink to &quot;atom/link-attribute-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7" target="_blank" rel="noreferrer">specification</a></p><p>&lt;link&gt; has the attribute nonsense, which its specification does not define.</p><p><strong>How to fix it:</strong> Put attributes of your own into a namespace.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot; nonsense=&quot;1&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/link-attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkAttributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkAttributeUnknown as default
};
