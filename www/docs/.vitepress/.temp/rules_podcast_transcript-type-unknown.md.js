import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/transcript-type-unknown","description":"","frontmatter":{"title":"podcast/transcript-type-unknown","outline":false},"headers":[],"relativePath":"rules/podcast/transcript-type-unknown.md","filePath":"rules/podcast/transcript-type-unknown.md"}');
const _sfc_main = { name: "rules/podcast/transcript-type-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcasttranscript-type-unknown" tabindex="-1">podcast/transcript-type-unknown <a class="header-anchor" href="#podcasttranscript-type-unknown" aria-label="Permalink to &quot;podcast/transcript-type-unknown&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/transcript" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;podcast:transcript&gt; is “nonsense”; allowed: “text/plain”, “text/html”, “text/vtt”, “application/json”, “application/x-subrip”, “application/srt”.</p><p><strong>How to fix it:</strong> Use a type that apps read: text/vtt, application/x-subrip, application/json, text/html or text/plain.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:transcript url=&quot;https://example.org/1.vtt&quot; language=&quot;en&quot; rel=&quot;captions&quot; type=&quot;nonsense&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:transcript url=&quot;https://example.org/1.vtt&quot; type=&quot;text/vtt&quot; language=&quot;en&quot; rel=&quot;captions&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/transcript-type-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const transcriptTypeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  transcriptTypeUnknown as default
};
