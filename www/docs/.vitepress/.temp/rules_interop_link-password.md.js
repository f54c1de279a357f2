import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/link-password","description":"","frontmatter":{"title":"interop/link-password","outline":false},"headers":[],"relativePath":"rules/interop/link-password.md","filePath":"rules/interop/link-password.md"}');
const _sfc_main = { name: "rules/interop/link-password.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interoplink-password" tabindex="-1">interop/link-password <a class="header-anchor" href="#interoplink-password" aria-label="Permalink to &quot;interop/link-password&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>&lt;link&gt; is “<a href="https://ann:secret@example.org/%E2%80%9D" target="_blank" rel="noreferrer">https://ann:secret@example.org/”</a>, which contains a password.</p><p><strong>How to fix it:</strong> Remove the password.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://ann:secret@example.org/&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/link-password.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const linkPassword = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  linkPassword as default
};
