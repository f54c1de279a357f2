import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/transcript-rel-unknown","description":"","frontmatter":{"title":"podcast/transcript-rel-unknown","outline":false},"headers":[],"relativePath":"rules/podcast/transcript-rel-unknown.md","filePath":"rules/podcast/transcript-rel-unknown.md"}');
const _sfc_main = { name: "rules/podcast/transcript-rel-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcasttranscript-rel-unknown" tabindex="-1">podcast/transcript-rel-unknown <a class="header-anchor" href="#podcasttranscript-rel-unknown" aria-label="Permalink to &quot;podcast/transcript-rel-unknown&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/transcript" target="_blank" rel="noreferrer">specification</a></p><p>The attribute rel of &lt;podcast:transcript&gt; is “nonsense”; allowed: “captions”.</p><p><strong>How to fix it:</strong> Write rel=&quot;captions&quot;, or leave it out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:transcript url=&quot;https://example.org/1.vtt&quot; type=&quot;text/vtt&quot; language=&quot;en&quot; rel=&quot;nonsense&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:transcript url=&quot;https://example.org/1.vtt&quot; type=&quot;text/vtt&quot; language=&quot;en&quot; rel=&quot;captions&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/transcript-rel-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const transcriptRelUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  transcriptRelUnknown as default
};
