import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/transcript-place","description":"","frontmatter":{"title":"podcast/transcript-place","outline":false},"headers":[],"relativePath":"rules/podcast/transcript-place.md","filePath":"rules/podcast/transcript-place.md"}');
const _sfc_main = { name: "rules/podcast/transcript-place.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcasttranscript-place" tabindex="-1">podcast/transcript-place <a class="header-anchor" href="#podcasttranscript-place" aria-label="Permalink to &quot;podcast/transcript-place&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/transcript" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:transcript&gt; is in &lt;channel&gt;; it belongs in &lt;item&gt; or &lt;entry&gt; or &lt;liveItem&gt;.</p><p><strong>How to fix it:</strong> Put it into the episode.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:transcript url=&quot;https://example.org/1.vtt&quot; type=&quot;text/vtt&quot; language=&quot;en&quot; rel=&quot;captions&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/transcript-place.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const transcriptPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  transcriptPlace as default
};
