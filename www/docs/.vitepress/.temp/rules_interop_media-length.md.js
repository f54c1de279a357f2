import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/media-length","description":"","frontmatter":{"title":"interop/media-length","outline":false},"headers":[],"relativePath":"rules/interop/media-length.md","filePath":"rules/interop/media-length.md"}');
const _sfc_main = { name: "rules/interop/media-length.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopmedia-length" tabindex="-1">interop/media-length <a class="header-anchor" href="#interopmedia-length" aria-label="Permalink to &quot;interop/media-length&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The file <a href="https://example.org/0.mp3" target="_blank" rel="noreferrer">https://example.org/0.mp3</a> has no readable length.<br> Name the length in bytes.</p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>0.mp3&quot; length=&quot;many&quot;</span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>0.mp3&quot; length=&quot;24986239&quot;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/media-length.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mediaLength = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mediaLength as default
};
