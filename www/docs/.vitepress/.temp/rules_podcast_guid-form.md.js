import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/guid-form","description":"","frontmatter":{"title":"podcast/guid-form","outline":false},"headers":[],"relativePath":"rules/podcast/guid-form.md","filePath":"rules/podcast/guid-form.md"}');
const _sfc_main = { name: "rules/podcast/guid-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastguid-form" tabindex="-1">podcast/guid-form <a class="header-anchor" href="#podcastguid-form" aria-label="Permalink to &quot;podcast/guid-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/guid" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:guid&gt; is “123”, which is not a UUID.</p><p><strong>How to fix it:</strong> Write a UUID (version 5) of the feed&#39;s address.</p><p><strong>What readers do:</strong> Apps and directories ignore it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:guid&gt;123&lt;/podcast:guid&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:guid&gt;917393e3-1b1e-5cef-ace4-edaa54e1f810&lt;/podcast:guid&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/guid-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const guidForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  guidForm as default
};
