import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/media-insecure","description":"","frontmatter":{"title":"interop/media-insecure","outline":false},"headers":[],"relativePath":"rules/interop/media-insecure.md","filePath":"rules/interop/media-insecure.md"}');
const _sfc_main = { name: "rules/interop/media-insecure.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopmedia-insecure" tabindex="-1">interop/media-insecure <a class="header-anchor" href="#interopmedia-insecure" aria-label="Permalink to &quot;interop/media-insecure&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The file <a href="http://example.org/0.mp3" target="_blank" rel="noreferrer">http://example.org/0.mp3</a> is not served over HTTPS.</p><p><strong>How to fix it:</strong> Serve files over HTTPS.</p><p><strong>What readers do:</strong> Browsers and apps on iOS and Android block such files.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>http://example.org/0.mp3</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>https://example.org/0.mp3</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/media-insecure.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mediaInsecure = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mediaInsecure as default
};
