import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/source-type-form","description":"","frontmatter":{"title":"podcast/source-type-form","outline":false},"headers":[],"relativePath":"rules/podcast/source-type-form.md","filePath":"rules/podcast/source-type-form.md"}');
const _sfc_main = { name: "rules/podcast/source-type-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastsource-type-form" tabindex="-1">podcast/source-type-form <a class="header-anchor" href="#podcastsource-type-form" aria-label="Permalink to &quot;podcast/source-type-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/source" target="_blank" rel="noreferrer">specification</a></p><p>The attribute contentType of &lt;podcast:source&gt; is “mp3”, which is not a media type such as “audio/mpeg”.</p><p><strong>How to fix it:</strong> Write the media type.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:source uri=&quot;https://example.org/1.opus&quot; contentType=&quot;mp3&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:source uri=&quot;https://example.org/1.opus&quot; contentType=&quot;audio/opus&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/source-type-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceTypeForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceTypeForm as default
};
