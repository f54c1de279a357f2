import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/guid-permalink","description":"","frontmatter":{"title":"interop/guid-permalink","outline":false},"headers":[],"relativePath":"rules/interop/guid-permalink.md","filePath":"rules/interop/guid-permalink.md"}');
const _sfc_main = { name: "rules/interop/guid-permalink.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopguid-permalink" tabindex="-1">interop/guid-permalink <a class="header-anchor" href="#interopguid-permalink" aria-label="Permalink to &quot;interop/guid-permalink&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#ltguidgtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;guid&gt; is “entry-1”, which is not a web address.</p><p><strong>How to fix it:</strong> Write isPermaLink=&quot;false&quot;, or a full address.</p><p><strong>What readers do:</strong> Readers that open the guid find no page.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;guid&gt;entry-1&lt;/guid&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;guid isPermaLink=&quot;false&quot;&gt;tag:example.org,2024:1&lt;/guid&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/guid-permalink.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const guidPermalink = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  guidPermalink as default
};
