import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-insecure","description":"","frontmatter":{"title":"interop/entry-insecure","outline":false},"headers":[],"relativePath":"rules/interop/entry-insecure.md","filePath":"rules/interop/entry-insecure.md"}');
const _sfc_main = { name: "rules/interop/entry-insecure.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-insecure" tabindex="-1">interop/entry-insecure <a class="header-anchor" href="#interopentry-insecure" aria-label="Permalink to &quot;interop/entry-insecure&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The feed is served over HTTPS, but the entry&#39;s address is not: <a href="http://example.org/0" target="_blank" rel="noreferrer">http://example.org/0</a>.</p><p><strong>How to fix it:</strong> Use https:// in addresses.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;http://example.org/0&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/0&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-insecure.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryInsecure = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryInsecure as default
};
