import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/media-type","description":"","frontmatter":{"title":"interop/media-type","outline":false},"headers":[],"relativePath":"rules/interop/media-type.md","filePath":"rules/interop/media-type.md"}');
const _sfc_main = { name: "rules/interop/media-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopmedia-type" tabindex="-1">interop/media-type <a class="header-anchor" href="#interopmedia-type" aria-label="Permalink to &quot;interop/media-type&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The file <a href="https://example.org/0" target="_blank" rel="noreferrer">https://example.org/0</a> has no media type.<br> Name the media type.<br><em>Players leave out what they do not recognize.</em></p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/0&quot; length=&quot;24986239&quot;/&gt;</span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/0.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/media-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mediaType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mediaType as default
};
