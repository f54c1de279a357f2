import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/block-id-form","description":"","frontmatter":{"title":"podcast/block-id-form","outline":false},"headers":[],"relativePath":"rules/podcast/block-id-form.md","filePath":"rules/podcast/block-id-form.md"}');
const _sfc_main = { name: "rules/podcast/block-id-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastblock-id-form" tabindex="-1">podcast/block-id-form <a class="header-anchor" href="#podcastblock-id-form" aria-label="Permalink to &quot;podcast/block-id-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/block" target="_blank" rel="noreferrer">specification</a></p><p>The attribute id of &lt;podcast:block&gt; is “a b”, which is not a token of letters, digits and hyphens.</p><p><strong>How to fix it:</strong> Name the service by its slug.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:block id=&quot;a b&quot;&gt;no&lt;/podcast:block&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:block id=&quot;deezer&quot;&gt;no&lt;/podcast:block&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/block-id-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const blockIdForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  blockIdForm as default
};
