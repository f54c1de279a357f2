import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-title-address","description":"","frontmatter":{"title":"interop/entry-title-address","outline":false},"headers":[],"relativePath":"rules/interop/entry-title-address.md","filePath":"rules/interop/entry-title-address.md"}');
const _sfc_main = { name: "rules/interop/entry-title-address.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-title-address" tabindex="-1">interop/entry-title-address <a class="header-anchor" href="#interopentry-title-address" aria-label="Permalink to &quot;interop/entry-title-address&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry&#39;s title is an address.</p><p><strong>How to fix it:</strong> Write a title in words.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;https://example.org/0&lt;/title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;The ferry&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-title-address.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryTitleAddress = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryTitleAddress as default
};
