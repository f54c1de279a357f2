import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/hub-missing","description":"","frontmatter":{"title":"interop/hub-missing","outline":false},"headers":[],"relativePath":"rules/interop/hub-missing.md","filePath":"rules/interop/hub-missing.md"}');
const _sfc_main = { name: "rules/interop/hub-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interophub-missing" tabindex="-1">interop/hub-missing <a class="header-anchor" href="#interophub-missing" aria-label="Permalink to &quot;interop/hub-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/websub/" target="_blank" rel="noreferrer">specification</a></p><p>The feed does not name a hub.</p><p><strong>How to fix it:</strong> Add &lt;link rel=&quot;hub&quot;&gt;, and readers show new entries at once instead of hours later.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;atom:link rel=&quot;hub&quot; href=&quot;https://hub.example.org/&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/hub-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hubMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hubMissing as default
};
