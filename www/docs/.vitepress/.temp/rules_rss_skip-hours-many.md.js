import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/skip-hours-many","description":"","frontmatter":{"title":"rss/skip-hours-many","outline":false},"headers":[],"relativePath":"rules/rss/skip-hours-many.md","filePath":"rules/rss/skip-hours-many.md"}');
const _sfc_main = { name: "rules/rss/skip-hours-many.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssskip-hours-many" tabindex="-1">rss/skip-hours-many <a class="header-anchor" href="#rssskip-hours-many" aria-label="Permalink to &quot;rss/skip-hours-many&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;skipHours&gt; has 27 &lt;hour&gt;; at most 24 are allowed.</p><p><strong>How to fix it:</strong> Keep at most 24: a day has no more hours.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;skipHours&gt; &lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hou …</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;skipHours&gt;&lt;hour&gt;0&lt;/hour&gt;&lt;hour&gt;1&lt;/hour&gt;&lt;/skipHours&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/skip-hours-many.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const skipHoursMany = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  skipHoursMany as default
};
