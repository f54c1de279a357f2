import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/enclosure-link-type","description":"","frontmatter":{"title":"interop/enclosure-link-type","outline":false},"headers":[],"relativePath":"rules/interop/enclosure-link-type.md","filePath":"rules/interop/enclosure-link-type.md"}');
const _sfc_main = { name: "rules/interop/enclosure-link-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopenclosure-link-type" tabindex="-1">interop/enclosure-link-type <a class="header-anchor" href="#interopenclosure-link-type" aria-label="Permalink to &quot;interop/enclosure-link-type&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.3" target="_blank" rel="noreferrer">specification</a></p><p>&lt;link&gt; with rel=&quot;enclosure&quot; has no type.</p><p><strong>How to fix it:</strong> Give the media type.</p><p><strong>What readers do:</strong> Players skip files that they do not recognize.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link href=&quot;https://example.org/feed.atom&quot; rel=&quot;enclosure&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/enclosure-link-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureLinkType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureLinkType as default
};
