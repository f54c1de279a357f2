import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/generator-empty","description":"","frontmatter":{"title":"rss/generator-empty","outline":false},"headers":[],"relativePath":"rules/rss/generator-empty.md","filePath":"rules/rss/generator-empty.md"}');
const _sfc_main = { name: "rules/rss/generator-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssgenerator-empty" tabindex="-1">rss/generator-empty <a class="header-anchor" href="#rssgenerator-empty" aria-label="Permalink to &quot;rss/generator-empty&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;generator&gt; is empty.</p><p><strong>How to fix it:</strong> Name the program, or leave the element out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;generator&gt;&lt;/generator&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;generator&gt;Tide 1.0&lt;/generator&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/generator-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const generatorEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  generatorEmpty as default
};
