import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"accessibility/podcast-transcript","description":"","frontmatter":{"title":"accessibility/podcast-transcript","outline":false},"headers":[],"relativePath":"rules/accessibility/podcast-transcript.md","filePath":"rules/accessibility/podcast-transcript.md"}');
const _sfc_main = { name: "rules/accessibility/podcast-transcript.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibilitypodcast-transcript" tabindex="-1">accessibility/podcast-transcript <a class="header-anchor" href="#accessibilitypodcast-transcript" aria-label="Permalink to &quot;accessibility/podcast-transcript&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/WCAG22/#captions-prerecorded" target="_blank" rel="noreferrer">specification</a></p><p>The entry has &lt;itunes:duration&gt; but no &lt;podcast:transcript&gt;.</p><p><strong>How to fix it:</strong> Add &lt;podcast:transcript&gt; for people who cannot hear.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:transcript url=&quot;https://example.org/1.vtt&quot; type=&quot;text/vtt&quot; language=&quot;en&quot; rel=&quot;captions&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/accessibility/podcast-transcript.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const podcastTranscript = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  podcastTranscript as default
};
