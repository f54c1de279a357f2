import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-title-type","description":"","frontmatter":{"title":"atom/entry-title-type","outline":false},"headers":[],"relativePath":"rules/atom/entry-title-type.md","filePath":"rules/atom/entry-title-type.md"}');
const _sfc_main = { name: "rules/atom/entry-title-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-title-type" tabindex="-1">atom/entry-title-type <a class="header-anchor" href="#atomentry-title-type" aria-label="Permalink to &quot;atom/entry-title-type&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;title&gt; is “nonsense”; allowed: “text”, “html”, “xhtml”.</p><p><strong>How to fix it:</strong> Write type=&quot;text&quot;, &quot;html&quot; or &quot;xhtml&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title type=&quot;nonsense&quot;&gt;The lighthouse keeper&lt;/title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title type=&quot;text&quot;&gt;The lighthouse keeper&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-title-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryTitleType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryTitleType as default
};
