import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/self-relative","description":"","frontmatter":{"title":"interop/self-relative","outline":false},"headers":[],"relativePath":"rules/interop/self-relative.md","filePath":"rules/interop/self-relative.md"}');
const _sfc_main = { name: "rules/interop/self-relative.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopself-relative" tabindex="-1">interop/self-relative <a class="header-anchor" href="#interopself-relative" aria-label="Permalink to &quot;interop/self-relative&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile#element-channel-atom-link" target="_blank" rel="noreferrer">specification</a></p><p>The attribute href of &lt;atom:link&gt; with rel=&quot;self&quot; is “feed.xml”, which has no scheme or no host.</p><p><strong>How to fix it:</strong> Write the full address of the feed.</p><p><strong>What readers do:</strong> Readers subscribe to an address that does not exist.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>href=&quot;feed.xml&quot;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>href=&quot;https://example.org/feed.xml&quot;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/self-relative.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const selfRelative = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  selfRelative as default
};
