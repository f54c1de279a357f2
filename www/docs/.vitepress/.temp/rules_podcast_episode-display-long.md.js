import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/episode-display-long","description":"","frontmatter":{"title":"podcast/episode-display-long","outline":false},"headers":[],"relativePath":"rules/podcast/episode-display-long.md","filePath":"rules/podcast/episode-display-long.md"}');
const _sfc_main = { name: "rules/podcast/episode-display-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastepisode-display-long" tabindex="-1">podcast/episode-display-long <a class="header-anchor" href="#podcastepisode-display-long" aria-label="Permalink to &quot;podcast/episode-display-long&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/episode" target="_blank" rel="noreferrer">specification</a></p><p>The attribute display of &lt;podcast:episode&gt; is “a name that is much longer than names are”, which is longer than 32 characters.</p><p><strong>How to fix it:</strong> Use at most 32 characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:episode display=&quot;a name that is much longer than names are&quot;&gt;1&lt;/podcast:episode&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:episode display=&quot;Ch.1&quot;&gt;1&lt;/podcast:episode&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/episode-display-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const episodeDisplayLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  episodeDisplayLong as default
};
