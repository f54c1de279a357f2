import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/episode-form","description":"","frontmatter":{"title":"podcast/episode-form","outline":false},"headers":[],"relativePath":"rules/podcast/episode-form.md","filePath":"rules/podcast/episode-form.md"}');
const _sfc_main = { name: "rules/podcast/episode-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastepisode-form" tabindex="-1">podcast/episode-form <a class="header-anchor" href="#podcastepisode-form" aria-label="Permalink to &quot;podcast/episode-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/episode" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:episode&gt; is “much”, which is not a number.</p><p><strong>How to fix it:</strong> Write a number; names belong in display.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:episode display=&quot;Ch.1&quot;&gt;much&lt;/podcast:episode&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:episode display=&quot;Ch.1&quot;&gt;1&lt;/podcast:episode&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/episode-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const episodeForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  episodeForm as default
};
