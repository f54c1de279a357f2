import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/license-type","description":"","frontmatter":{"title":"media/license-type","outline":false},"headers":[],"relativePath":"rules/media/license-type.md","filePath":"rules/media/license-type.md"}');
const _sfc_main = { name: "rules/media/license-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="medialicense-type" tabindex="-1">media/license-type <a class="header-anchor" href="#medialicense-type" aria-label="Permalink to &quot;media/license-type&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-license" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;media:license&gt; is “mp3”, which is not a media type such as “audio/mpeg”.</p><p><strong>How to fix it:</strong> Write the media type.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:license href=&quot;https://example.org/license&quot; type=&quot;mp3&quot;&gt;Creative Commons&lt;/media:license&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:license type=&quot;text/html&quot; href=&quot;https://example.org/license&quot;&gt;Creative Commons&lt;/media:license&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/license-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const licenseType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  licenseType as default
};
