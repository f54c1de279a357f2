import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/rss-link-content","description":"","frontmatter":{"title":"interop/rss-link-content","outline":false},"headers":[],"relativePath":"rules/interop/rss-link-content.md","filePath":"rules/interop/rss-link-content.md"}');
const _sfc_main = { name: "rules/interop/rss-link-content.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interoprss-link-content" tabindex="-1">interop/rss-link-content <a class="header-anchor" href="#interoprss-link-content" aria-label="Permalink to &quot;interop/rss-link-content&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-profile#namespace-elements-content-encoded" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has more than one &lt;atom:content&gt;.</p><p><strong>How to fix it:</strong> Put the text into &lt;content:encoded&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;atom:content&gt;1&lt;/atom:content&gt;&lt;atom:content&gt;1&lt;/atom:content&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/rss-link-content.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rssLinkContent = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rssLinkContent as default
};
