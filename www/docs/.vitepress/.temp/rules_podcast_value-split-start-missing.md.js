import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/value-split-start-missing","description":"","frontmatter":{"title":"podcast/value-split-start-missing","outline":false},"headers":[],"relativePath":"rules/podcast/value-split-start-missing.md","filePath":"rules/podcast/value-split-start-missing.md"}');
const _sfc_main = { name: "rules/podcast/value-split-start-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastvalue-split-start-missing" tabindex="-1">podcast/value-split-start-missing <a class="header-anchor" href="#podcastvalue-split-start-missing" aria-label="Permalink to &quot;podcast/value-split-start-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/value-time-split" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:valueTimeSplit&gt; has no attribute startTime.</p><p><strong>How to fix it:</strong> Give the second at which it starts.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:valueTimeSplit duration=&quot;237&quot; remotePercentage=&quot;95&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:valueTimeSplit startTime=&quot;60&quot; duration=&quot;237&quot; remotePercentage=&quot;95&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/value-split-start-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const valueSplitStartMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  valueSplitStartMissing as default
};
