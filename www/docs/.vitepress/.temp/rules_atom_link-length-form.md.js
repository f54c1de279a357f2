import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/link-length-form","description":"","frontmatter":{"title":"atom/link-length-form","outline":false},"headers":[],"relativePath":"rules/atom/link-length-form.md","filePath":"rules/atom/link-length-form.md"}');
const _sfc_main = { name: "rules/atom/link-length-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomlink-length-form" tabindex="-1">atom/link-length-form <a class="header-anchor" href="#atomlink-length-form" aria-label="Permalink to &quot;atom/link-length-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.7.6" target="_blank" rel="noreferrer">specification</a></p><p>The attribute length of &lt;link&gt; is “many”, which is not a whole number of zero or more.</p><p><strong>How to fix it:</strong> Write the length in bytes.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot; length=&quot;many&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/link-length-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkLengthForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkLengthForm as default
};
