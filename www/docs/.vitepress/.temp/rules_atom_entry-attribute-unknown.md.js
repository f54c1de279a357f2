import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-attribute-unknown","description":"","frontmatter":{"title":"atom/entry-attribute-unknown","outline":false},"headers":[],"relativePath":"rules/atom/entry-attribute-unknown.md","filePath":"rules/atom/entry-attribute-unknown.md"}');
const _sfc_main = { name: "rules/atom/entry-attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-attribute-unknown" tabindex="-1">atom/entry-attribute-unknown <a class="header-anchor" href="#atomentry-attribute-unknown" aria-label="Permalink to &quot;atom/entry-attribute-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.2" target="_blank" rel="noreferrer">specification</a></p><p>&lt;entry&gt; has the attribute nonsense, which its specification does not define.</p><p><strong>How to fix it:</strong> Leave the attribute out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;entry nonsense=&quot;1&quot;&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;entry&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryAttributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryAttributeUnknown as default
};
