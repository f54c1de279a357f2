import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/images-srcset-missing","description":"","frontmatter":{"title":"podcast/images-srcset-missing","outline":false},"headers":[],"relativePath":"rules/podcast/images-srcset-missing.md","filePath":"rules/podcast/images-srcset-missing.md"}');
const _sfc_main = { name: "rules/podcast/images-srcset-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastimages-srcset-missing" tabindex="-1">podcast/images-srcset-missing <a class="header-anchor" href="#podcastimages-srcset-missing" aria-label="Permalink to &quot;podcast/images-srcset-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/images" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:images&gt; has no attribute srcset.</p><p><strong>How to fix it:</strong> Give the addresses and their widths in srcset.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:images/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:images srcset=&quot;https://example.org/1500.jpg 1500w, https://example.org/600.jpg 600w&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/images-srcset-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imagesSrcsetMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imagesSrcsetMissing as default
};
