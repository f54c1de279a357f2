import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/chapters-place","description":"","frontmatter":{"title":"podcast/chapters-place","outline":false},"headers":[],"relativePath":"rules/podcast/chapters-place.md","filePath":"rules/podcast/chapters-place.md"}');
const _sfc_main = { name: "rules/podcast/chapters-place.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastchapters-place" tabindex="-1">podcast/chapters-place <a class="header-anchor" href="#podcastchapters-place" aria-label="Permalink to &quot;podcast/chapters-place&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/chapters" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:chapters&gt; is in &lt;channel&gt;; it belongs in &lt;item&gt; or &lt;entry&gt; or &lt;liveItem&gt;.</p><p><strong>How to fix it:</strong> Put it into the episode.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:chapters url=&quot;https://example.org/1.json&quot; type=&quot;application/json+chapters&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/chapters-place.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const chaptersPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  chaptersPlace as default
};
