import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-published-form","description":"","frontmatter":{"title":"atom/entry-published-form","outline":false},"headers":[],"relativePath":"rules/atom/entry-published-form.md","filePath":"rules/atom/entry-published-form.md"}');
const _sfc_main = { name: "rules/atom/entry-published-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-published-form" tabindex="-1">atom/entry-published-form <a class="header-anchor" href="#atomentry-published-form" aria-label="Permalink to &quot;atom/entry-published-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.3" target="_blank" rel="noreferrer">specification</a></p><p>&lt;published&gt; is “15 Jan 2024”, which is not an RFC 3339 date such as “2024-01-15T14:45:00Z”.</p><p><strong>How to fix it:</strong> Write dates as “2024-01-15T14:45:00Z”.</p><p><strong>What readers do:</strong> Readers with a strict date parser show no date.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;published&gt;15 Jan 2024&lt;/published&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;published&gt;2024-01-15T14:00:00Z&lt;/published&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-published-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryPublishedForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryPublishedForm as default
};
