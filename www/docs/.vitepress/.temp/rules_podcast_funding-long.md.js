import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/funding-long","description":"","frontmatter":{"title":"podcast/funding-long","outline":false},"headers":[],"relativePath":"rules/podcast/funding-long.md","filePath":"rules/podcast/funding-long.md"}');
const _sfc_main = { name: "rules/podcast/funding-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastfunding-long" tabindex="-1">podcast/funding-long <a class="header-anchor" href="#podcastfunding-long" aria-label="Permalink to &quot;podcast/funding-long&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/funding" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:funding&gt; is 129 characters long; at most 128 are shown or allowed.</p><p><strong>How to fix it:</strong> Use at most 128 characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:funding url=&quot;https://example.org/support&quot;&gt;xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx&lt;/podcast:funding&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:funding url=&quot;https://example.org/support&quot;&gt;Support the show&lt;/podcast:funding&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/funding-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fundingLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fundingLong as default
};
