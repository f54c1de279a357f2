import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/version-unknown","description":"","frontmatter":{"title":"document/version-unknown","outline":false},"headers":[],"relativePath":"rules/document/version-unknown.md","filePath":"rules/document/version-unknown.md"}');
const _sfc_main = { name: "rules/document/version-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentversion-unknown" tabindex="-1">document/version-unknown <a class="header-anchor" href="#documentversion-unknown" aria-label="Permalink to &quot;document/version-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#whatIsRss" target="_blank" rel="noreferrer">specification</a></p><p>RSS has no version 0.99.</p><p><strong>How to fix it:</strong> Write version=&quot;2.0&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;0.99&quot;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/version-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const versionUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  versionUnknown as default
};
