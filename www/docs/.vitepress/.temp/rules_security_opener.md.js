import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"security/opener","description":"","frontmatter":{"title":"security/opener","outline":false},"headers":[],"relativePath":"rules/security/opener.md","filePath":"rules/security/opener.md"}');
const _sfc_main = { name: "rules/security/opener.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="securityopener" tabindex="-1">security/opener <a class="header-anchor" href="#securityopener" aria-label="Permalink to &quot;security/opener&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://validator.w3.org/feed/docs/warning/SecurityRisk.html" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains a link that opens a window without rel=&quot;noopener&quot;.</p><p><strong>How to fix it:</strong> Add rel=&quot;noopener&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;a href=&quot;https://example.org/&quot; target=&quot;_blank&quot;&gt;The harbour&lt;/a&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/security/opener.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const opener = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  opener as default
};
