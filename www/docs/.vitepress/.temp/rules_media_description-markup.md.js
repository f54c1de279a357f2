import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/description-markup","description":"","frontmatter":{"title":"media/description-markup","outline":false},"headers":[],"relativePath":"rules/media/description-markup.md","filePath":"rules/media/description-markup.md"}');
const _sfc_main = { name: "rules/media/description-markup.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediadescription-markup" tabindex="-1">media/description-markup <a class="header-anchor" href="#mediadescription-markup" aria-label="Permalink to &quot;media/description-markup&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/media-rss#media-description" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:description&gt; is “a &lt;b&gt;bold&lt;/b&gt; word”, which contains HTML instead of plain text.</p><p><strong>How to fix it:</strong> Add type=&quot;html&quot;, or write plain text.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:description&gt;a &amp;lt;b&gt;bold&amp;lt;/b&gt; word&lt;/media:description&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:description type=&quot;plain&quot;&gt;A minute in the tower.&lt;/media:description&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/description-markup.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const descriptionMarkup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  descriptionMarkup as default
};
