import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-order","description":"","frontmatter":{"title":"atom/entry-order","outline":false},"headers":[],"relativePath":"rules/atom/entry-order.md","filePath":"rules/atom/entry-order.md"}');
const _sfc_main = { name: "rules/atom/entry-order.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-order" tabindex="-1">atom/entry-order <a class="header-anchor" href="#atomentry-order" aria-label="Permalink to &quot;atom/entry-order&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.15" target="_blank" rel="noreferrer">specification</a></p><p>In &lt;entry&gt;, &lt;published&gt; must not come after &lt;updated&gt;.</p><p><strong>How to fix it:</strong> Set the date of the update to the date of publication, or later.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;published&gt;2031-01-01T00:00:00Z&lt;/published&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;published&gt;2024-01-15T14:00:00Z&lt;/published&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-order.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryOrder = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryOrder as default
};
