import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"georss/element-unknown","description":"","frontmatter":{"title":"georss/element-unknown","outline":false},"headers":[],"relativePath":"rules/georss/element-unknown.md","filePath":"rules/georss/element-unknown.md"}');
const _sfc_main = { name: "rules/georss/element-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="georsselement-unknown" tabindex="-1">georss/element-unknown <a class="header-anchor" href="#georsselement-unknown" aria-label="Permalink to &quot;georss/element-unknown&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://docs.ogc.org/cs/17-002r1/17-002r1.html" target="_blank" rel="noreferrer">specification</a></p><p>The entry contains &lt;georss:nonsense&gt;, which its specification does not define.</p><p><strong>How to fix it:</strong> Check the spelling.</p><p><strong>What readers do:</strong> Maps ignore it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;georss:nonsense&gt;1&lt;/georss:nonsense&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/georss/element-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const elementUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  elementUnknown as default
};
