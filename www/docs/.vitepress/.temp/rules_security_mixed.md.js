import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"security/mixed","description":"","frontmatter":{"title":"security/mixed","outline":false},"headers":[],"relativePath":"rules/security/mixed.md","filePath":"rules/security/mixed.md"}');
const _sfc_main = { name: "rules/security/mixed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="securitymixed" tabindex="-1">security/mixed <a class="header-anchor" href="#securitymixed" aria-label="Permalink to &quot;security/mixed&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.w3.org/TR/mixed-content/" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; loads something over HTTP, which browsers block in pages served over HTTPS: <a href="http://example.org/1.jpg" target="_blank" rel="noreferrer">http://example.org/1.jpg</a>.</p><p><strong>How to fix it:</strong> Load it from https://.</p><p><strong>What readers do:</strong> Browsers load nothing.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;img src=&quot;http://example.org/1.jpg&quot; alt=&quot;A ship&quot;&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/security/mixed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const mixed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  mixed as default
};
