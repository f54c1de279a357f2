import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-date","description":"","frontmatter":{"title":"interop/entry-date","outline":false},"headers":[],"relativePath":"rules/interop/entry-date.md","filePath":"rules/interop/entry-date.md"}');
const _sfc_main = { name: "rules/interop/entry-date.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-date" tabindex="-1">interop/entry-date <a class="header-anchor" href="#interopentry-date" aria-label="Permalink to &quot;interop/entry-date&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry has no readable date.</p><p><strong>How to fix it:</strong> Give the date of publication.</p><p><strong>What readers do:</strong> Readers show the time of the download.</p><p>Not reported together with the more specific <code>rss/item-date-form</code>, <code>rss/item-date-empty</code>, <code>dc/date-form</code>, <code>dc/date-empty</code>, <code>atom/entry-updated-missing</code>, <code>atom/entry-updated-form</code>, <code>atom/entry-updated-empty</code>, <code>atom/entry-published-form</code>, <code>json/item-published-form</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;pubDate&gt;Sun, 14 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-date.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryDate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryDate as default
};
