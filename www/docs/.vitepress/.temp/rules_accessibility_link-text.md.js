import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"accessibility/link-text","description":"","frontmatter":{"title":"accessibility/link-text","outline":false},"headers":[],"relativePath":"rules/accessibility/link-text.md","filePath":"rules/accessibility/link-text.md"}');
const _sfc_main = { name: "rules/accessibility/link-text.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibilitylink-text" tabindex="-1">accessibility/link-text <a class="header-anchor" href="#accessibilitylink-text" aria-label="Permalink to &quot;accessibility/link-text&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/WCAG22/#link-purpose-in-context" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains a link without text.</p><p><strong>How to fix it:</strong> Put a text, or an image with alt, into the link.</p><p><strong>What readers do:</strong> Screen readers read the address aloud.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;a href=&quot;https://example.org/&quot;&gt;&lt;/a&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/accessibility/link-text.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkText = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkText as default
};
