import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/soundbite-duration-missing","description":"","frontmatter":{"title":"podcast/soundbite-duration-missing","outline":false},"headers":[],"relativePath":"rules/podcast/soundbite-duration-missing.md","filePath":"rules/podcast/soundbite-duration-missing.md"}');
const _sfc_main = { name: "rules/podcast/soundbite-duration-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastsoundbite-duration-missing" tabindex="-1">podcast/soundbite-duration-missing <a class="header-anchor" href="#podcastsoundbite-duration-missing" aria-label="Permalink to &quot;podcast/soundbite-duration-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/soundbite" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:soundbite&gt; has no attribute duration.</p><p><strong>How to fix it:</strong> Give its length in seconds.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:soundbite startTime=&quot;73.0&quot;&gt;A ship at night&lt;/podcast:soundbite&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:soundbite startTime=&quot;73.0&quot; duration=&quot;60.0&quot;&gt;A ship at night&lt;/podcast:soundbite&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/soundbite-duration-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const soundbiteDurationMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  soundbiteDurationMissing as default
};
