import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/ttl-positive","description":"","frontmatter":{"title":"rss/ttl-positive","outline":false},"headers":[],"relativePath":"rules/rss/ttl-positive.md","filePath":"rules/rss/ttl-positive.md"}');
const _sfc_main = { name: "rules/rss/ttl-positive.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssttl-positive" tabindex="-1">rss/ttl-positive <a class="header-anchor" href="#rssttl-positive" aria-label="Permalink to &quot;rss/ttl-positive&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#ltttlgtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;ttl&gt; is “0”, which is not above zero.</p><p><strong>How to fix it:</strong> Write a number of minutes above zero.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;0&lt;/ttl&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;60&lt;/ttl&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/ttl-positive.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ttlPositive = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ttlPositive as default
};
