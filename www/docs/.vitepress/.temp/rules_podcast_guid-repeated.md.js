import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/guid-repeated","description":"","frontmatter":{"title":"podcast/guid-repeated","outline":false},"headers":[],"relativePath":"rules/podcast/guid-repeated.md","filePath":"rules/podcast/guid-repeated.md"}');
const _sfc_main = { name: "rules/podcast/guid-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastguid-repeated" tabindex="-1">podcast/guid-repeated <a class="header-anchor" href="#podcastguid-repeated" aria-label="Permalink to &quot;podcast/guid-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/guid" target="_blank" rel="noreferrer">specification</a></p><p>The feed has more than one &lt;podcast:guid&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;podcast:guid&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:guid&gt;917393e3-1b1e-5cef-ace4-edaa54e1f810&lt;/podcast:guid&gt;&lt;podcast:guid&gt;917393e3-1b1e-5cef-ace4-edaa54e1f810&lt;/podcast:guid&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/guid-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const guidRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  guidRepeated as default
};
