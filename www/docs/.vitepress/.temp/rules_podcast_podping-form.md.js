import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/podping-form","description":"","frontmatter":{"title":"podcast/podping-form","outline":false},"headers":[],"relativePath":"rules/podcast/podping-form.md","filePath":"rules/podcast/podping-form.md"}');
const _sfc_main = { name: "rules/podcast/podping-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastpodping-form" tabindex="-1">podcast/podping-form <a class="header-anchor" href="#podcastpodping-form" aria-label="Permalink to &quot;podcast/podping-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/podping" target="_blank" rel="noreferrer">specification</a></p><p>The attribute usesPodping of &lt;podcast:podping&gt; is “1”, which is neither “true” nor “false”.</p><p><strong>How to fix it:</strong> Write true.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:podping usesPodping=&quot;1&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:podping usesPodping=&quot;true&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/podping-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const podpingForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  podpingForm as default
};
