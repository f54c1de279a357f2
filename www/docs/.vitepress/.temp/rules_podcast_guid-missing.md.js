import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/guid-missing","description":"","frontmatter":{"title":"podcast/guid-missing","outline":false},"headers":[],"relativePath":"rules/podcast/guid-missing.md","filePath":"rules/podcast/guid-missing.md"}');
const _sfc_main = { name: "rules/podcast/guid-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastguid-missing" tabindex="-1">podcast/guid-missing <a class="header-anchor" href="#podcastguid-missing" aria-label="Permalink to &quot;podcast/guid-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/guid" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no &lt;podcast:guid&gt;.</p><p><strong>How to fix it:</strong> Add &lt;podcast:guid&gt; with a UUID that stays the same when the feed moves.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:guid&gt;917393e3-1b1e-5cef-ace4-edaa54e1f810&lt;/podcast:guid&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/guid-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const guidMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  guidMissing as default
};
