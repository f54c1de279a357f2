import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/medium-repeated","description":"","frontmatter":{"title":"podcast/medium-repeated","outline":false},"headers":[],"relativePath":"rules/podcast/medium-repeated.md","filePath":"rules/podcast/medium-repeated.md"}');
const _sfc_main = { name: "rules/podcast/medium-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastmedium-repeated" tabindex="-1">podcast/medium-repeated <a class="header-anchor" href="#podcastmedium-repeated" aria-label="Permalink to &quot;podcast/medium-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/medium" target="_blank" rel="noreferrer">specification</a></p><p>The feed has more than one &lt;podcast:medium&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;podcast:medium&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:medium&gt;podcast&lt;/podcast:medium&gt;&lt;podcast:medium&gt;podcast&lt;/podcast:medium&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/medium-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mediumRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mediumRepeated as default
};
