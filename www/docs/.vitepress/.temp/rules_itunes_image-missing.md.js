import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/image-missing","description":"","frontmatter":{"title":"itunes/image-missing","outline":false},"headers":[],"relativePath":"rules/itunes/image-missing.md","filePath":"rules/itunes/image-missing.md"}');
const _sfc_main = { name: "rules/itunes/image-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesimage-missing" tabindex="-1">itunes/image-missing <a class="header-anchor" href="#itunesimage-missing" aria-label="Permalink to &quot;itunes/image-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no &lt;itunes:image&gt;.</p><p><strong>How to fix it:</strong> Add &lt;itunes:image href=&quot;…&quot;&gt; with a square JPEG or PNG of 1400 to 3000 pixels.</p><p><strong>What readers do:</strong> Apple rejects the show.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:image href=&quot;https://example.org/cover.jpg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/image-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imageMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imageMissing as default
};
