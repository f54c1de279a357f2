import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/subtitle-language","description":"","frontmatter":{"title":"media/subtitle-language","outline":false},"headers":[],"relativePath":"rules/media/subtitle-language.md","filePath":"rules/media/subtitle-language.md"}');
const _sfc_main = { name: "rules/media/subtitle-language.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediasubtitle-language" tabindex="-1">media/subtitle-language <a class="header-anchor" href="#mediasubtitle-language" aria-label="Permalink to &quot;media/subtitle-language&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-subtitle" target="_blank" rel="noreferrer">specification</a></p><p>The attribute lang of &lt;media:subTitle&gt; is “english language”, which is not a language tag such as “en” or “pt-BR”.</p><p><strong>How to fix it:</strong> Use a language tag.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:subTitle type=&quot;application/smil&quot; href=&quot;https://example.org/subtitle.smil&quot; lang=&quot;english language&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:subTitle type=&quot;application/smil&quot; lang=&quot;en-us&quot; href=&quot;https://example.org/subtitle.smil&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/subtitle-language.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const subtitleLanguage = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  subtitleLanguage as default
};
