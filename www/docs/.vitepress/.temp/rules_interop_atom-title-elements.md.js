import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/atom-title-elements","description":"","frontmatter":{"title":"interop/atom-title-elements","outline":false},"headers":[],"relativePath":"rules/interop/atom-title-elements.md","filePath":"rules/interop/atom-title-elements.md"}');
const _sfc_main = { name: "rules/interop/atom-title-elements.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopatom-title-elements" tabindex="-1">interop/atom-title-elements <a class="header-anchor" href="#interopatom-title-elements" aria-label="Permalink to &quot;interop/atom-title-elements&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.1.1.2" target="_blank" rel="noreferrer">specification</a></p><p>&lt;title&gt; is “Fish &amp;amp;amp; chips”, which is escaped twice.</p><p><strong>How to fix it:</strong> Escape HTML once.</p><p><strong>What readers do:</strong> Readers show entities literally.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title type=&quot;html&quot;&gt;Fish &amp;amp;amp;amp; chips&lt;/title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title type=&quot;text&quot;&gt;Harbour notes&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/atom-title-elements.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const atomTitleElements = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  atomTitleElements as default
};
