import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/type-missing","description":"","frontmatter":{"title":"itunes/type-missing","outline":false},"headers":[],"relativePath":"rules/itunes/type-missing.md","filePath":"rules/itunes/type-missing.md"}');
const _sfc_main = { name: "rules/itunes/type-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunestype-missing" tabindex="-1">itunes/type-missing <a class="header-anchor" href="#itunestype-missing" aria-label="Permalink to &quot;itunes/type-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no &lt;itunes:type&gt;.</p><p><strong>How to fix it:</strong> Add &lt;itunes:type&gt;episodic&lt;/itunes:type&gt;, or serial.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:type&gt;episodic&lt;/itunes:type&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/type-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const typeMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  typeMissing as default
};
