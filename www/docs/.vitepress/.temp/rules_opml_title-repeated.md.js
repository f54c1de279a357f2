import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/title-repeated","description":"","frontmatter":{"title":"opml/title-repeated","outline":false},"headers":[],"relativePath":"rules/opml/title-repeated.md","filePath":"rules/opml/title-repeated.md"}');
const _sfc_main = { name: "rules/opml/title-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmltitle-repeated" tabindex="-1">opml/title-repeated <a class="header-anchor" href="#opmltitle-repeated" aria-label="Permalink to &quot;opml/title-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://opml.org/spec2.opml#1629042982000" target="_blank" rel="noreferrer">specification</a></p><p>&lt;head&gt; has more than one &lt;title&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;title&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;Harbours&lt;/title&gt;&lt;title&gt;Harbours&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/title-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const titleRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  titleRepeated as default
};
