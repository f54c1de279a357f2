import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/generator-url","description":"","frontmatter":{"title":"atom/generator-url","outline":false},"headers":[],"relativePath":"rules/atom/generator-url.md","filePath":"rules/atom/generator-url.md"}');
const _sfc_main = { name: "rules/atom/generator-url.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomgenerator-url" tabindex="-1">atom/generator-url <a class="header-anchor" href="#atomgenerator-url" aria-label="Permalink to &quot;atom/generator-url&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.2.4" target="_blank" rel="noreferrer">specification</a></p><p>The attribute url of &lt;generator&gt; is obsolete.</p><p><strong>How to fix it:</strong> Use uri: that is its name in Atom 1.0.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;generator uri=&quot;https://example.org/tide&quot; version=&quot;1.0&quot; url=&quot;1&quot;&gt;Tide&lt;/generator&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;generator uri=&quot;https://example.org/tide&quot; version=&quot;1.0&quot;&gt;Tide&lt;/generator&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/generator-url.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const generatorUrl = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  generatorUrl as default
};
