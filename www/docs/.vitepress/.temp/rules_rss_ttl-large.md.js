import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/ttl-large","description":"","frontmatter":{"title":"rss/ttl-large","outline":false},"headers":[],"relativePath":"rules/rss/ttl-large.md","filePath":"rules/rss/ttl-large.md"}');
const _sfc_main = { name: "rules/rss/ttl-large.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssttl-large" tabindex="-1">rss/ttl-large <a class="header-anchor" href="#rssttl-large" aria-label="Permalink to &quot;rss/ttl-large&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-specification#ltttlgtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;ttl&gt; is 1000000000; allowed: 0 to 10080.</p><p><strong>How to fix it:</strong> Use a shorter time: readers that respect this one show a week-old feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;1000000000&lt;/ttl&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;60&lt;/ttl&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/ttl-large.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ttlLarge = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ttlLarge as default
};
