import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/price-form","description":"","frontmatter":{"title":"media/price-form","outline":false},"headers":[],"relativePath":"rules/media/price-form.md","filePath":"rules/media/price-form.md"}');
const _sfc_main = { name: "rules/media/price-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediaprice-form" tabindex="-1">media/price-form <a class="header-anchor" href="#mediaprice-form" aria-label="Permalink to &quot;media/price-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-price" target="_blank" rel="noreferrer">specification</a></p><p>The attribute price of &lt;media:price&gt; is “much”, which is not a number.</p><p><strong>How to fix it:</strong> Write a number.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:price type=&quot;rent&quot; currency=&quot;EUR&quot; price=&quot;much&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:price type=&quot;rent&quot; price=&quot;1.99&quot; currency=&quot;EUR&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/price-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const priceForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  priceForm as default
};
