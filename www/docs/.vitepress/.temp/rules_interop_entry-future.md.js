import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-future","description":"","frontmatter":{"title":"interop/entry-future","outline":false},"headers":[],"relativePath":"rules/interop/entry-future.md","filePath":"rules/interop/entry-future.md"}');
const _sfc_main = { name: "rules/interop/entry-future.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-future" tabindex="-1">interop/entry-future <a class="header-anchor" href="#interopentry-future" aria-label="Permalink to &quot;interop/entry-future&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry is dated in the future: 2030-01-14T14:45:00Z.</p><p><strong>How to fix it:</strong> Publish entries when they are due, and check the time zone.</p><p><strong>What readers do:</strong> Readers keep the entry at the top, or hide it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Mon, 14 Jan 2030 14:45:00 GMT</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Sun, 14 Jan 2024 14:45:00 GMT</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-future.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryFuture = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryFuture as default
};
