import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/hour-form","description":"","frontmatter":{"title":"rss/hour-form","outline":false},"headers":[],"relativePath":"rules/rss/hour-form.md","filePath":"rules/rss/hour-form.md"}');
const _sfc_main = { name: "rules/rss/hour-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsshour-form" tabindex="-1">rss/hour-form <a class="header-anchor" href="#rsshour-form" aria-label="Permalink to &quot;rss/hour-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;hour&gt; is “24”, which is not an hour from 0 to 23.</p><p><strong>How to fix it:</strong> Write an hour from 0 to 23; 0 is midnight.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;hour&gt;24&lt;/hour&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;hour&gt;0&lt;/hour&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/hour-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hourForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hourForm as default
};
