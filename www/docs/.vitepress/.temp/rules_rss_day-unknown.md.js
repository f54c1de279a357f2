import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/day-unknown","description":"","frontmatter":{"title":"rss/day-unknown","outline":false},"headers":[],"relativePath":"rules/rss/day-unknown.md","filePath":"rules/rss/day-unknown.md"}');
const _sfc_main = { name: "rules/rss/day-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssday-unknown" tabindex="-1">rss/day-unknown <a class="header-anchor" href="#rssday-unknown" aria-label="Permalink to &quot;rss/day-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;day&gt; is “nonsense”; allowed: “Monday”, “Tuesday”, “Wednesday”, “Thursday”, “Friday”, “Saturday”, “Sunday”.</p><p><strong>How to fix it:</strong> Write the full English name of the day.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;day&gt;nonsense&lt;/day&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;day&gt;Saturday&lt;/day&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/day-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dayUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dayUnknown as default
};
