import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"thr/updated-form","description":"","frontmatter":{"title":"thr/updated-form","outline":false},"headers":[],"relativePath":"rules/thr/updated-form.md","filePath":"rules/thr/updated-form.md"}');
const _sfc_main = { name: "rules/thr/updated-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="thrupdated-form" tabindex="-1">thr/updated-form <a class="header-anchor" href="#thrupdated-form" aria-label="Permalink to &quot;thr/updated-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4685#section-4" target="_blank" rel="noreferrer">specification</a></p><p>The attribute thr:updated of &lt;link&gt; is “15 Jan 2024”, which is not an RFC 3339 date such as “2024-01-15T14:45:00Z”.</p><p><strong>How to fix it:</strong> Write “2024-01-15T14:45:00Z”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot; thr:updated=&quot;15 Jan 2024&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;self&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/thr/updated-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const updatedForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  updatedForm as default
};
