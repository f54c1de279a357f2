import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/title-type","description":"","frontmatter":{"title":"media/title-type","outline":false},"headers":[],"relativePath":"rules/media/title-type.md","filePath":"rules/media/title-type.md"}');
const _sfc_main = { name: "rules/media/title-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediatitle-type" tabindex="-1">media/title-type <a class="header-anchor" href="#mediatitle-type" aria-label="Permalink to &quot;media/title-type&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-title" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;media:title&gt; is “nonsense”; allowed: “plain”, “html”.</p><p><strong>How to fix it:</strong> Write plain or html.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:title type=&quot;nonsense&quot;&gt;The keeper at work&lt;/media:title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:title type=&quot;plain&quot;&gt;The keeper at work&lt;/media:title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/title-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const titleType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  titleType as default
};
