import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/price-type-unknown","description":"","frontmatter":{"title":"media/price-type-unknown","outline":false},"headers":[],"relativePath":"rules/media/price-type-unknown.md","filePath":"rules/media/price-type-unknown.md"}');
const _sfc_main = { name: "rules/media/price-type-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediaprice-type-unknown" tabindex="-1">media/price-type-unknown <a class="header-anchor" href="#mediaprice-type-unknown" aria-label="Permalink to &quot;media/price-type-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-price" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;media:price&gt; is “nonsense”; allowed: “rent”, “purchase”, “package”, “subscription”.</p><p><strong>How to fix it:</strong> Write rent, purchase, package or subscription.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:price price=&quot;1.99&quot; currency=&quot;EUR&quot; type=&quot;nonsense&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:price type=&quot;rent&quot; price=&quot;1.99&quot; currency=&quot;EUR&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/price-type-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const priceTypeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  priceTypeUnknown as default
};
