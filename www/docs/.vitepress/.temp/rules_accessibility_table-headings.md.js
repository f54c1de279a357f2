import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"accessibility/table-headings","description":"","frontmatter":{"title":"accessibility/table-headings","outline":false},"headers":[],"relativePath":"rules/accessibility/table-headings.md","filePath":"rules/accessibility/table-headings.md"}');
const _sfc_main = { name: "rules/accessibility/table-headings.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibilitytable-headings" tabindex="-1">accessibility/table-headings <a class="header-anchor" href="#accessibilitytable-headings" aria-label="Permalink to &quot;accessibility/table-headings&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/WCAG22/#info-and-relationships" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains a table without header cells.</p><p><strong>How to fix it:</strong> Write the first row as &lt;th&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;table&gt;&lt;tr&gt;&lt;td&gt;Ship&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/accessibility/table-headings.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const tableHeadings = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  tableHeadings as default
};
