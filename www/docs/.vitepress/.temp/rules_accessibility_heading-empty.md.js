import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"accessibility/heading-empty","description":"","frontmatter":{"title":"accessibility/heading-empty","outline":false},"headers":[],"relativePath":"rules/accessibility/heading-empty.md","filePath":"rules/accessibility/heading-empty.md"}');
const _sfc_main = { name: "rules/accessibility/heading-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibilityheading-empty" tabindex="-1">accessibility/heading-empty <a class="header-anchor" href="#accessibilityheading-empty" aria-label="Permalink to &quot;accessibility/heading-empty&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/WCAG22/#headings-and-labels" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains a heading without text: &lt;h2&gt;.</p><p><strong>How to fix it:</strong> Leave it out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;h2&gt; &lt;/h2&gt;&lt;p&gt;He counts.&lt;/p&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/accessibility/heading-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const headingEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  headingEmpty as default
};
