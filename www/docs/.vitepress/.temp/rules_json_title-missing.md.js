import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/title-missing","description":"","frontmatter":{"title":"json/title-missing","outline":false},"headers":[],"relativePath":"rules/json/title-missing.md","filePath":"rules/json/title-missing.md"}');
const _sfc_main = { name: "rules/json/title-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsontitle-missing" tabindex="-1">json/title-missing <a class="header-anchor" href="#jsontitle-missing" aria-label="Permalink to &quot;json/title-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>“feed” has no “title”.</p><p><strong>How to fix it:</strong> Add &quot;title&quot; with the name of the site.</p><p><strong>What readers do:</strong> Readers show the address, or “Untitled”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;title&quot;:&quot;Harbour notes&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/title-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const titleMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  titleMissing as default
};
