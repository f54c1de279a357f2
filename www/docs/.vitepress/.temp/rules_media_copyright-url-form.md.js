import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/copyright-url-form","description":"","frontmatter":{"title":"media/copyright-url-form","outline":false},"headers":[],"relativePath":"rules/media/copyright-url-form.md","filePath":"rules/media/copyright-url-form.md"}');
const _sfc_main = { name: "rules/media/copyright-url-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediacopyright-url-form" tabindex="-1">media/copyright-url-form <a class="header-anchor" href="#mediacopyright-url-form" aria-label="Permalink to &quot;media/copyright-url-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-copyright" target="_blank" rel="noreferrer">specification</a></p><p>The attribute url of &lt;media:copyright&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write the full address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:copyright url=&quot;news/1&quot;&gt;2024 Harbour Press&lt;/media:copyright&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:copyright url=&quot;https://example.org/terms&quot;&gt;2024 Harbour Press&lt;/media:copyright&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/copyright-url-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const copyrightUrlForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  copyrightUrlForm as default
};
