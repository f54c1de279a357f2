import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/feed-alternate-twice","description":"","frontmatter":{"title":"atom/feed-alternate-twice","outline":false},"headers":[],"relativePath":"rules/atom/feed-alternate-twice.md","filePath":"rules/atom/feed-alternate-twice.md"}');
const _sfc_main = { name: "rules/atom/feed-alternate-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomfeed-alternate-twice" tabindex="-1">atom/feed-alternate-twice <a class="header-anchor" href="#atomfeed-alternate-twice" aria-label="Permalink to &quot;atom/feed-alternate-twice&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;feed&gt; has two &lt;link&gt; with the same type and hreflang.</p><p><strong>How to fix it:</strong> Keep one alternate link of each type and language.</p><p><strong>What readers do:</strong> Some readers open the first, some the last.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;alternate&quot; type=&quot;text/html&quot; hreflang=&quot;en&quot; href=&quot;https://example.org/&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/feed-alternate-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedAlternateTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedAlternateTwice as default
};
