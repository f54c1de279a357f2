import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/docs-form","description":"","frontmatter":{"title":"opml/docs-form","outline":false},"headers":[],"relativePath":"rules/opml/docs-form.md","filePath":"rules/opml/docs-form.md"}');
const _sfc_main = { name: "rules/opml/docs-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmldocs-form" tabindex="-1">opml/docs-form <a class="header-anchor" href="#opmldocs-form" aria-label="Permalink to &quot;opml/docs-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://opml.org/spec2.opml#1629042982000" target="_blank" rel="noreferrer">specification</a></p><p>&lt;docs&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write <a href="http://opml.org/spec2.opml" target="_blank" rel="noreferrer">http://opml.org/spec2.opml</a>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;docs&gt;news/1&lt;/docs&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;docs&gt;http://opml.org/spec2.opml&lt;/docs&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/docs-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const docsForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  docsForm as default
};
