import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/home-page-missing","description":"","frontmatter":{"title":"json/home-page-missing","outline":false},"headers":[],"relativePath":"rules/json/home-page-missing.md","filePath":"rules/json/home-page-missing.md"}');
const _sfc_main = { name: "rules/json/home-page-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonhome-page-missing" tabindex="-1">json/home-page-missing <a class="header-anchor" href="#jsonhome-page-missing" aria-label="Permalink to &quot;json/home-page-missing&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>“feed” has no “home_page_url”.</p><p><strong>How to fix it:</strong> Add &quot;home_page_url&quot; with the address of the site.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;home_page_url&quot;:&quot;https://example.org/&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/home-page-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const homePageMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  homePageMissing as default
};
