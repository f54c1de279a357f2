import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/images-srcset-form","description":"","frontmatter":{"title":"podcast/images-srcset-form","outline":false},"headers":[],"relativePath":"rules/podcast/images-srcset-form.md","filePath":"rules/podcast/images-srcset-form.md"}');
const _sfc_main = { name: "rules/podcast/images-srcset-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastimages-srcset-form" tabindex="-1">podcast/images-srcset-form <a class="header-anchor" href="#podcastimages-srcset-form" aria-label="Permalink to &quot;podcast/images-srcset-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/images" target="_blank" rel="noreferrer">specification</a></p><p>The attribute srcset of &lt;podcast:images&gt; is “a b c”, which is not a list of addresses with their widths.</p><p><strong>How to fix it:</strong> Write “https://… 1500w, https://… 600w”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:images srcset=&quot;a b c&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:images srcset=&quot;https://example.org/1500.jpg 1500w, https://example.org/600.jpg 600w&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/images-srcset-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imagesSrcsetForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imagesSrcsetForm as default
};
