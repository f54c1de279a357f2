import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/self-insecure","description":"","frontmatter":{"title":"interop/self-insecure","outline":false},"headers":[],"relativePath":"rules/interop/self-insecure.md","filePath":"rules/interop/self-insecure.md"}');
const _sfc_main = { name: "rules/interop/self-insecure.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopself-insecure" tabindex="-1">interop/self-insecure <a class="header-anchor" href="#interopself-insecure" aria-label="Permalink to &quot;interop/self-insecure&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile#element-channel-atom-link" target="_blank" rel="noreferrer">specification</a></p><p>The feed&#39;s own address does not use HTTPS: <a href="http://example.org/feed.xml" target="_blank" rel="noreferrer">http://example.org/feed.xml</a>.</p><p><strong>How to fix it:</strong> Give the address with https://.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>href=&quot;http://example.org/feed.xml&quot;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>href=&quot;https://example.org/feed.xml&quot;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/self-insecure.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const selfInsecure = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  selfInsecure as default
};
