import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/feed-link-twice","description":"","frontmatter":{"title":"atom/feed-link-twice","outline":false},"headers":[],"relativePath":"rules/atom/feed-link-twice.md","filePath":"rules/atom/feed-link-twice.md"}');
const _sfc_main = { name: "rules/atom/feed-link-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomfeed-link-twice" tabindex="-1">atom/feed-link-twice <a class="header-anchor" href="#atomfeed-link-twice" aria-label="Permalink to &quot;atom/feed-link-twice&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;feed&gt; has two &lt;link&gt; with the same rel, type, hreflang and href.</p><p><strong>How to fix it:</strong> Write each link once.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/feed-link-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedLinkTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedLinkTwice as default
};
