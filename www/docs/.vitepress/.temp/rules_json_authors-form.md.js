import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/authors-form","description":"","frontmatter":{"title":"json/authors-form","outline":false},"headers":[],"relativePath":"rules/json/authors-form.md","filePath":"rules/json/authors-form.md"}');
const _sfc_main = { name: "rules/json/authors-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonauthors-form" tabindex="-1">json/authors-form <a class="header-anchor" href="#jsonauthors-form" aria-label="Permalink to &quot;json/authors-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>“authors” is not an object.</p><p><strong>How to fix it:</strong> Write an object with name, url and avatar.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;authors&quot;:[&quot;Ann&quot;]}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;authors&quot;:[{&quot;avatar&quot;:&quot;https://example.org/ann.png&quot;,&quot;name&quot;:&quot;Ann Author&quot;,&quot;url&quot;:&quot;https://example.org/ann&quot;}]}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/authors-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const authorsForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  authorsForm as default
};
