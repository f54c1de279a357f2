import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/rss-namespace","description":"","frontmatter":{"title":"document/rss-namespace","outline":false},"headers":[],"relativePath":"rules/document/rss-namespace.md","filePath":"rules/document/rss-namespace.md"}');
const _sfc_main = { name: "rules/document/rss-namespace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentrss-namespace" tabindex="-1">document/rss-namespace <a class="header-anchor" href="#documentrss-namespace" aria-label="Permalink to &quot;document/rss-namespace&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#extendingRss" target="_blank" rel="noreferrer">specification</a></p><p>The elements of RSS are in the namespace “<a href="http://backend.userland.com/rss2%E2%80%9D" target="_blank" rel="noreferrer">http://backend.userland.com/rss2”</a>.</p><p><strong>How to fix it:</strong> Leave the xmlns out: the elements of RSS 2.0 have no namespace.</p><p><strong>What readers do:</strong> Readers that respect namespaces find no items.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot; xmlns=&quot;http://backend.userland.com/rss2&quot;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/rss-namespace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const rssNamespace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  rssNamespace as default
};
