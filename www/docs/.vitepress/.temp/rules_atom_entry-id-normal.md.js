import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-id-normal","description":"","frontmatter":{"title":"atom/entry-id-normal","outline":false},"headers":[],"relativePath":"rules/atom/entry-id-normal.md","filePath":"rules/atom/entry-id-normal.md"}');
const _sfc_main = { name: "rules/atom/entry-id-normal.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-id-normal" tabindex="-1">atom/entry-id-normal <a class="header-anchor" href="#atomentry-id-normal" aria-label="Permalink to &quot;atom/entry-id-normal&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.6.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;id&gt; is “<a href="HTTP://Example.org:80/a%E2%80%9D" target="_blank" rel="noreferrer">HTTP://Example.org:80/a”</a>, which is not in its normal form (lower-case scheme and host, no default port).</p><p><strong>How to fix it:</strong> Write the URI in its normal form: identifiers are compared character by character.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;id&gt;HTTP://Example.org:80/a&lt;/id&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;id&gt;tag:example.org,2024:1&lt;/id&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-id-normal.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryIdNormal = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryIdNormal as default
};
