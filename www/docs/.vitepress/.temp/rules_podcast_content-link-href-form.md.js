import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/content-link-href-form","description":"","frontmatter":{"title":"podcast/content-link-href-form","outline":false},"headers":[],"relativePath":"rules/podcast/content-link-href-form.md","filePath":"rules/podcast/content-link-href-form.md"}');
const _sfc_main = { name: "rules/podcast/content-link-href-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastcontent-link-href-form" tabindex="-1">podcast/content-link-href-form <a class="header-anchor" href="#podcastcontent-link-href-form" aria-label="Permalink to &quot;podcast/content-link-href-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/content-link" target="_blank" rel="noreferrer">specification</a></p><p>The attribute href of &lt;podcast:contentLink&gt; is “/page”, which is not a full address that begins with http:// or https://.</p><p><strong>How to fix it:</strong> Write the full address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:contentLink href=&quot;/page&quot;&gt;Listen here&lt;/podcast:contentLink&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:contentLink href=&quot;https://example.org/live&quot;&gt;Listen here&lt;/podcast:contentLink&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/content-link-href-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const contentLinkHrefForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  contentLinkHrefForm as default
};
