import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/version-missing","description":"","frontmatter":{"title":"json/version-missing","outline":false},"headers":[],"relativePath":"rules/json/version-missing.md","filePath":"rules/json/version-missing.md"}');
const _sfc_main = { name: "rules/json/version-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonversion-missing" tabindex="-1">json/version-missing <a class="header-anchor" href="#jsonversion-missing" aria-label="Permalink to &quot;json/version-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>The feed does not state its “version” of JSON Feed.</p><p><strong>How to fix it:</strong> Add &quot;version&quot;: &quot;<a href="https://jsonfeed.org/version/1.1" target="_blank" rel="noreferrer">https://jsonfeed.org/version/1.1</a>&quot;.</p><p><strong>What readers do:</strong> Readers do not recognize a JSON Feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;title&quot;: &quot;A&quot;, &quot;items&quot;: [{&quot;id&quot;: &quot;1&quot;, &quot;content_text&quot;: &quot;B&quot;}]}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/version-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const versionMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  versionMissing as default
};
