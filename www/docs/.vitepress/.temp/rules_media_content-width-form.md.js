import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/content-width-form","description":"","frontmatter":{"title":"media/content-width-form","outline":false},"headers":[],"relativePath":"rules/media/content-width-form.md","filePath":"rules/media/content-width-form.md"}');
const _sfc_main = { name: "rules/media/content-width-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediacontent-width-form" tabindex="-1">media/content-width-form <a class="header-anchor" href="#mediacontent-width-form" aria-label="Permalink to &quot;media/content-width-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-content" target="_blank" rel="noreferrer">specification</a></p><p>The attribute width of &lt;media:content&gt; is “many”, which is not a whole number of zero or more.</p><p><strong>How to fix it:</strong> Write a number of pixels.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:content url=&quot;https://example.org/1.mp4&quot; fileSize=&quot;12216320&quot; type=&quot;video/mp4&quot; medium=&quot;video&quot; isDefault=&quot;true&quot; expression=&quot;full&quot; bitrate=&quot;128&quot; framerate=&quot;25&quot; samplingrate=&quot;44.1&quot; channels=&quot;2&quot; duration=&quot;185&quot; height=&quot;200&quot; lang=&quot;en&quot; width= …</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:content url=&quot;https://example.org/1.mp4&quot; fileSize=&quot;12216320&quot; type=&quot;video/mp4&quot; medium=&quot;video&quot; isDefault=&quot;true&quot; expression=&quot;full&quot; bitrate=&quot;128&quot; framerate=&quot;25&quot; samplingrate=&quot;44.1&quot; channels=&quot;2&quot; duration=&quot;185&quot; height=&quot;200&quot; width=&quot;300&quot; lang …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/content-width-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const contentWidthForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  contentWidthForm as default
};
