import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-address-twice","description":"","frontmatter":{"title":"interop/entry-address-twice","outline":false},"headers":[],"relativePath":"rules/interop/entry-address-twice.md","filePath":"rules/interop/entry-address-twice.md"}');
const _sfc_main = { name: "rules/interop/entry-address-twice.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-address-twice" tabindex="-1">interop/entry-address-twice <a class="header-anchor" href="#interopentry-address-twice" aria-label="Permalink to &quot;interop/entry-address-twice&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>Two entries have the same address: <a href="https://example.org/1" target="_blank" rel="noreferrer">https://example.org/1</a>.</p><p><strong>How to fix it:</strong> Give each entry an address of its own.</p><p><strong>What readers do:</strong> Readers that identify entries by their addresses show only one of them.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/0&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-address-twice.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryAddressTwice = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryAddressTwice as default
};
