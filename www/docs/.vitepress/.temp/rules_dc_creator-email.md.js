import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/creator-email","description":"","frontmatter":{"title":"dc/creator-email","outline":false},"headers":[],"relativePath":"rules/dc/creator-email.md","filePath":"rules/dc/creator-email.md"}');
const _sfc_main = { name: "rules/dc/creator-email.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dccreator-email" tabindex="-1">dc/creator-email <a class="header-anchor" href="#dccreator-email" aria-label="Permalink to &quot;dc/creator-email&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;dc:creator&gt; is “Ann <a href="mailto:ann@example.org" target="_blank" rel="noreferrer">ann@example.org</a>”, which contains an e-mail address, which spammers collect.</p><p><strong>How to fix it:</strong> Write a name: spammers collect addresses.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:creator&gt;Ann ann@example.org&lt;/dc:creator&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:creator&gt;Ann Author&lt;/dc:creator&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/creator-email.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const creatorEmail = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  creatorEmail as default
};
