import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/feed-title-missing","description":"","frontmatter":{"title":"atom/feed-title-missing","outline":false},"headers":[],"relativePath":"rules/atom/feed-title-missing.md","filePath":"rules/atom/feed-title-missing.md"}');
const _sfc_main = { name: "rules/atom/feed-title-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomfeed-title-missing" tabindex="-1">atom/feed-title-missing <a class="header-anchor" href="#atomfeed-title-missing" aria-label="Permalink to &quot;atom/feed-title-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;feed&gt; has no &lt;title&gt;.</p><p><strong>How to fix it:</strong> Add &lt;title&gt; with the name of the site.</p><p><strong>What readers do:</strong> Readers show the address, or “Untitled”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title type=&quot;text&quot;&gt;Harbour notes&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/feed-title-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedTitleMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedTitleMissing as default
};
