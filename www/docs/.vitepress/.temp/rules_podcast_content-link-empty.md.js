import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/content-link-empty","description":"","frontmatter":{"title":"podcast/content-link-empty","outline":false},"headers":[],"relativePath":"rules/podcast/content-link-empty.md","filePath":"rules/podcast/content-link-empty.md"}');
const _sfc_main = { name: "rules/podcast/content-link-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastcontent-link-empty" tabindex="-1">podcast/content-link-empty <a class="header-anchor" href="#podcastcontent-link-empty" aria-label="Permalink to &quot;podcast/content-link-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/content-link" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:contentLink&gt; is empty.</p><p><strong>How to fix it:</strong> Write what the link says.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:contentLink href=&quot;https://example.org/live&quot;&gt;&lt;/podcast:contentLink&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:contentLink href=&quot;https://example.org/live&quot;&gt;Listen here&lt;/podcast:contentLink&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/content-link-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const contentLinkEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  contentLinkEmpty as default
};
