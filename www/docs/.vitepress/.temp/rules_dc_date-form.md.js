import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/date-form","description":"","frontmatter":{"title":"dc/date-form","outline":false},"headers":[],"relativePath":"rules/dc/date-form.md","filePath":"rules/dc/date-form.md"}');
const _sfc_main = { name: "rules/dc/date-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dcdate-form" tabindex="-1">dc/date-form <a class="header-anchor" href="#dcdate-form" aria-label="Permalink to &quot;dc/date-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/#http://purl.org/dc/elements/1.1/date" target="_blank" rel="noreferrer">specification</a></p><p>&lt;dc:date&gt; is “15 Jan 2024”, which is not a W3CDTF date such as “2024-01-15” or “2024-01-15T14:45Z”.</p><p><strong>How to fix it:</strong> Write “2024-01-15” or “2024-01-15T14:45:00Z”.</p><p><strong>What readers do:</strong> Readers with a strict date parser show no date.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:date&gt;15 Jan 2024&lt;/dc:date&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:date&gt;2024-01-15T14:45:00Z&lt;/dc:date&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/date-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dateForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dateForm as default
};
