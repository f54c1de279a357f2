import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-rights-type","description":"","frontmatter":{"title":"atom/entry-rights-type","outline":false},"headers":[],"relativePath":"rules/atom/entry-rights-type.md","filePath":"rules/atom/entry-rights-type.md"}');
const _sfc_main = { name: "rules/atom/entry-rights-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-rights-type" tabindex="-1">atom/entry-rights-type <a class="header-anchor" href="#atomentry-rights-type" aria-label="Permalink to &quot;atom/entry-rights-type&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;rights&gt; is “nonsense”; allowed: “text”, “html”, “xhtml”.</p><p><strong>How to fix it:</strong> Write type=&quot;text&quot;, &quot;html&quot; or &quot;xhtml&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rights type=&quot;nonsense&quot;&gt;2024 Harbour Press&lt;/rights&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rights type=&quot;text&quot;&gt;2024 Harbour Press&lt;/rights&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-rights-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryRightsType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryRightsType as default
};
