import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/content-markup-undeclared","description":"","frontmatter":{"title":"atom/content-markup-undeclared","outline":false},"headers":[],"relativePath":"rules/atom/content-markup-undeclared.md","filePath":"rules/atom/content-markup-undeclared.md"}');
const _sfc_main = { name: "rules/atom/content-markup-undeclared.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomcontent-markup-undeclared" tabindex="-1">atom/content-markup-undeclared <a class="header-anchor" href="#atomcontent-markup-undeclared" aria-label="Permalink to &quot;atom/content-markup-undeclared&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.3" target="_blank" rel="noreferrer">specification</a></p><p>&lt;content&gt; is “a &lt;b&gt;bold&lt;/b&gt; word”, which contains HTML instead of plain text.</p><p><strong>How to fix it:</strong> Add type=&quot;html&quot;, or write plain text.</p><p><strong>What readers do:</strong> Readers show the tags literally.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;content&gt;a &amp;lt;b&gt;bold&amp;lt;/b&gt; word&lt;/content&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;content type=&quot;html&quot;&gt;&amp;lt;p&amp;gt;He counts ships in the dark.&amp;lt;/p&amp;gt;&lt;/content&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/content-markup-undeclared.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const contentMarkupUndeclared = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  contentMarkupUndeclared as default
};
