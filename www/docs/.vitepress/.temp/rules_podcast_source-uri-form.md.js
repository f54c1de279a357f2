import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/source-uri-form","description":"","frontmatter":{"title":"podcast/source-uri-form","outline":false},"headers":[],"relativePath":"rules/podcast/source-uri-form.md","filePath":"rules/podcast/source-uri-form.md"}');
const _sfc_main = { name: "rules/podcast/source-uri-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastsource-uri-form" tabindex="-1">podcast/source-uri-form <a class="header-anchor" href="#podcastsource-uri-form" aria-label="Permalink to &quot;podcast/source-uri-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/source" target="_blank" rel="noreferrer">specification</a></p><p>The attribute uri of &lt;podcast:source&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write the full address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:source contentType=&quot;audio/opus&quot; uri=&quot;news/1&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:source uri=&quot;https://example.org/1.opus&quot; contentType=&quot;audio/opus&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/source-uri-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceUriForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceUriForm as default
};
