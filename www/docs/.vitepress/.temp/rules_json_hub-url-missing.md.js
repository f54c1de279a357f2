import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/hub-url-missing","description":"","frontmatter":{"title":"json/hub-url-missing","outline":false},"headers":[],"relativePath":"rules/json/hub-url-missing.md","filePath":"rules/json/hub-url-missing.md"}');
const _sfc_main = { name: "rules/json/hub-url-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonhub-url-missing" tabindex="-1">json/hub-url-missing <a class="header-anchor" href="#jsonhub-url-missing" aria-label="Permalink to &quot;json/hub-url-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>“hubs” has no “url”.</p><p><strong>How to fix it:</strong> Give the address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;hubs&quot;:[{&quot;type&quot;:&quot;WebSub&quot;}],&quot;…&quot;:1}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;hubs&quot;:[{&quot;type&quot;:&quot;WebSub&quot;,&quot;url&quot;:&quot;https://hub.example.org/&quot;}],&quot;…&quot;:1}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/hub-url-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hubUrlMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hubUrlMissing as default
};
