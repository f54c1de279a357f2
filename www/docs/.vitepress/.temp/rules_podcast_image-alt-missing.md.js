import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/image-alt-missing","description":"","frontmatter":{"title":"podcast/image-alt-missing","outline":false},"headers":[],"relativePath":"rules/podcast/image-alt-missing.md","filePath":"rules/podcast/image-alt-missing.md"}');
const _sfc_main = { name: "rules/podcast/image-alt-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastimage-alt-missing" tabindex="-1">podcast/image-alt-missing <a class="header-anchor" href="#podcastimage-alt-missing" aria-label="Permalink to &quot;podcast/image-alt-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/image" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:image&gt; has no attribute alt.</p><p><strong>How to fix it:</strong> Describe the image in alt.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:image href=&quot;https://example.org/cover.jpg&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:image href=&quot;https://example.org/cover.jpg&quot; alt=&quot;A lighthouse&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/image-alt-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imageAltMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imageAltMissing as default
};
