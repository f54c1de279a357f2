import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/trailer-type-form","description":"","frontmatter":{"title":"podcast/trailer-type-form","outline":false},"headers":[],"relativePath":"rules/podcast/trailer-type-form.md","filePath":"rules/podcast/trailer-type-form.md"}');
const _sfc_main = { name: "rules/podcast/trailer-type-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcasttrailer-type-form" tabindex="-1">podcast/trailer-type-form <a class="header-anchor" href="#podcasttrailer-type-form" aria-label="Permalink to &quot;podcast/trailer-type-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/trailer" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;podcast:trailer&gt; is “mp3”, which is not a media type such as “audio/mpeg”.</p><p><strong>How to fix it:</strong> Write the media type, such as audio/mpeg.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:trailer url=&quot;https://example.org/trailer.mp3&quot; pubdate=&quot;Mon, 01 Jan 2024 10:00:00 GMT&quot; length=&quot;12345&quot; season=&quot;1&quot; type=&quot;mp3&quot;&gt;Coming soon&lt;/podcast:trailer&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:trailer url=&quot;https://example.org/trailer.mp3&quot; pubdate=&quot;Mon, 01 Jan 2024 10:00:00 GMT&quot; length=&quot;12345&quot; type=&quot;audio/mpeg&quot; season=&quot;1&quot;&gt;Coming soon&lt;/podcast:trailer&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/trailer-type-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const trailerTypeForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  trailerTypeForm as default
};
