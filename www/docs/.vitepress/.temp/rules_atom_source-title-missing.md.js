import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/source-title-missing","description":"","frontmatter":{"title":"atom/source-title-missing","outline":false},"headers":[],"relativePath":"rules/atom/source-title-missing.md","filePath":"rules/atom/source-title-missing.md"}');
const _sfc_main = { name: "rules/atom/source-title-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomsource-title-missing" tabindex="-1">atom/source-title-missing <a class="header-anchor" href="#atomsource-title-missing" aria-label="Permalink to &quot;atom/source-title-missing&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.11" target="_blank" rel="noreferrer">specification</a></p><p>&lt;source&gt; has no &lt;title&gt;.</p><p><strong>How to fix it:</strong> Copy the &lt;title&gt; of the feed that the entry comes from.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source&gt;&lt;id&gt;tag:example.net,2024:feed&lt;/id&gt;&lt;updated&gt;2024-01-15T14:45:00Z&lt;/updated&gt;&lt;/source&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;source&gt;&lt;id&gt;tag:example.net,2024:feed&lt;/id&gt;&lt;title&gt;Quay news&lt;/title&gt;&lt;updated&gt;2024-01-15T14:45:00Z&lt;/updated&gt;&lt;/source&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/source-title-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceTitleMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceTitleMissing as default
};
