import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sy/frequency-repeated","description":"","frontmatter":{"title":"sy/frequency-repeated","outline":false},"headers":[],"relativePath":"rules/sy/frequency-repeated.md","filePath":"rules/sy/frequency-repeated.md"}');
const _sfc_main = { name: "rules/sy/frequency-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="syfrequency-repeated" tabindex="-1">sy/frequency-repeated <a class="header-anchor" href="#syfrequency-repeated" aria-label="Permalink to &quot;sy/frequency-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/modules/syndication/" target="_blank" rel="noreferrer">specification</a></p><p>The feed has more than one &lt;sy:updateFrequency&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;sy:updateFrequency&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;sy:updateFrequency&gt;2&lt;/sy:updateFrequency&gt;&lt;sy:updateFrequency&gt;2&lt;/sy:updateFrequency&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/sy/frequency-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const frequencyRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  frequencyRepeated as default
};
