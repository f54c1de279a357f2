import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"sy/base-form","description":"","frontmatter":{"title":"sy/base-form","outline":false},"headers":[],"relativePath":"rules/sy/base-form.md","filePath":"rules/sy/base-form.md"}');
const _sfc_main = { name: "rules/sy/base-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="sybase-form" tabindex="-1">sy/base-form <a class="header-anchor" href="#sybase-form" aria-label="Permalink to &quot;sy/base-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/modules/syndication/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;sy:updateBase&gt; is “15 Jan 2024”, which is not a W3CDTF date such as “2024-01-15” or “2024-01-15T14:45Z”.</p><p><strong>How to fix it:</strong> Write “2000-01-01T12:00+00:00”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;sy:updateBase&gt;15 Jan 2024&lt;/sy:updateBase&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;sy:updateBase&gt;2000-01-01T12:00+00:00&lt;/sy:updateBase&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/sy/base-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const baseForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  baseForm as default
};
