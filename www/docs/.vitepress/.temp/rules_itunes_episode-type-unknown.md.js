import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/episode-type-unknown","description":"","frontmatter":{"title":"itunes/episode-type-unknown","outline":false},"headers":[],"relativePath":"rules/itunes/episode-type-unknown.md","filePath":"rules/itunes/episode-type-unknown.md"}');
const _sfc_main = { name: "rules/itunes/episode-type-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesepisode-type-unknown" tabindex="-1">itunes/episode-type-unknown <a class="header-anchor" href="#itunesepisode-type-unknown" aria-label="Permalink to &quot;itunes/episode-type-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:episodeType&gt; is “nonsense”; allowed: “full”, “trailer”, “bonus”.</p><p><strong>How to fix it:</strong> Write full, trailer or bonus.</p><p><strong>What readers do:</strong> Apple treats it as a full episode.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:episodeType&gt;nonsense&lt;/itunes:episodeType&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:episodeType&gt;full&lt;/itunes:episodeType&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/episode-type-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const episodeTypeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  episodeTypeUnknown as default
};
