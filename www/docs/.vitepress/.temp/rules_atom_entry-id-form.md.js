import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-id-form","description":"","frontmatter":{"title":"atom/entry-id-form","outline":false},"headers":[],"relativePath":"rules/atom/entry-id-form.md","filePath":"rules/atom/entry-id-form.md"}');
const _sfc_main = { name: "rules/atom/entry-id-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-id-form" tabindex="-1">atom/entry-id-form <a class="header-anchor" href="#atomentry-id-form" aria-label="Permalink to &quot;atom/entry-id-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.6" target="_blank" rel="noreferrer">specification</a></p><p>&lt;id&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write an absolute URI: https:, tag: or urn:uuid:.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;id&gt;news/1&lt;/id&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;id&gt;tag:example.org,2024:1&lt;/id&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-id-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryIdForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryIdForm as default
};
