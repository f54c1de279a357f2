import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/self-type","description":"","frontmatter":{"title":"interop/self-type","outline":false},"headers":[],"relativePath":"rules/interop/self-type.md","filePath":"rules/interop/self-type.md"}');
const _sfc_main = { name: "rules/interop/self-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopself-type" tabindex="-1">interop/self-type <a class="header-anchor" href="#interopself-type" aria-label="Permalink to &quot;interop/self-type&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile#element-channel-atom-link" target="_blank" rel="noreferrer">specification</a></p><p>&lt;atom:link&gt; with rel=&quot;self&quot; has no type.</p><p><strong>How to fix it:</strong> Add type=&quot;application/rss+xml&quot; or &quot;application/atom+xml&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;atom:link href=&quot;https://example.org/feed.xml&quot; rel=&quot;self&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;atom:link rel=&quot;self&quot; type=&quot;application/rss+xml&quot; href=&quot;https://example.org/feed.xml&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/self-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const selfType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  selfType as default
};
