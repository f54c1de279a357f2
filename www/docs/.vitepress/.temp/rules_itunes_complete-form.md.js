import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/complete-form","description":"","frontmatter":{"title":"itunes/complete-form","outline":false},"headers":[],"relativePath":"rules/itunes/complete-form.md","filePath":"rules/itunes/complete-form.md"}');
const _sfc_main = { name: "rules/itunes/complete-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunescomplete-form" tabindex="-1">itunes/complete-form <a class="header-anchor" href="#itunescomplete-form" aria-label="Permalink to &quot;itunes/complete-form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:complete&gt; is “nonsense”; allowed: “Yes”, “yes”.</p><p><strong>How to fix it:</strong> Write Yes; Apple ignores any other value.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:complete&gt;nonsense&lt;/itunes:complete&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:complete&gt;Yes&lt;/itunes:complete&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/complete-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const completeForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  completeForm as default
};
