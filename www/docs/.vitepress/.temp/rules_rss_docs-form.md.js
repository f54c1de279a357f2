import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/docs-form","description":"","frontmatter":{"title":"rss/docs-form","outline":false},"headers":[],"relativePath":"rules/rss/docs-form.md","filePath":"rules/rss/docs-form.md"}');
const _sfc_main = { name: "rules/rss/docs-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssdocs-form" tabindex="-1">rss/docs-form <a class="header-anchor" href="#rssdocs-form" aria-label="Permalink to &quot;rss/docs-form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;docs&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write <a href="https://www.rssboard.org/rss-specification" target="_blank" rel="noreferrer">https://www.rssboard.org/rss-specification</a>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;docs&gt;news/1&lt;/docs&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;docs&gt;https://www.rssboard.org/rss-specification&lt;/docs&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/docs-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const docsForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  docsForm as default
};
