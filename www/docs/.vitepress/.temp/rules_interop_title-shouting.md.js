import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/title-shouting","description":"","frontmatter":{"title":"interop/title-shouting","outline":false},"headers":[],"relativePath":"rules/interop/title-shouting.md","filePath":"rules/interop/title-shouting.md"}');
const _sfc_main = { name: "rules/interop/title-shouting.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interoptitle-shouting" tabindex="-1">interop/title-shouting <a class="header-anchor" href="#interoptitle-shouting" aria-label="Permalink to &quot;interop/title-shouting&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>&lt;title&gt; is “BREAKING NEWS FROM ALL THE WORLD”, which is all in capitals.</p><p><strong>How to fix it:</strong> Use lower case: screen readers may spell out capitals.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;BREAKING NEWS FROM ALL THE WORLD&lt;/title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;The lighthouse keeper&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/title-shouting.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const titleShouting = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  titleShouting as default
};
