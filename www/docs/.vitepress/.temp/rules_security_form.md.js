import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"security/form","description":"","frontmatter":{"title":"security/form","outline":false},"headers":[],"relativePath":"rules/security/form.md","filePath":"rules/security/form.md"}');
const _sfc_main = { name: "rules/security/form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="securityform" tabindex="-1">security/form <a class="header-anchor" href="#securityform" aria-label="Permalink to &quot;security/form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://validator.w3.org/feed/docs/warning/SecurityRisk.html" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains a form element: &lt;form&gt;.</p><p><strong>How to fix it:</strong> Link to the page with the form.</p><p><strong>What readers do:</strong> Readers remove it: its labels remain as loose words.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;form&gt;&lt;input name=&quot;q&quot;&gt;&lt;/form&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/security/form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const form = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  form as default
};
