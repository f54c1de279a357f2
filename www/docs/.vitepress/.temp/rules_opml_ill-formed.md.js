import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/ill-formed","description":"","frontmatter":{"title":"opml/ill-formed","outline":false},"headers":[],"relativePath":"rules/opml/ill-formed.md","filePath":"rules/opml/ill-formed.md"}');
const _sfc_main = { name: "rules/opml/ill-formed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmlill-formed" tabindex="-1">opml/ill-formed <a class="header-anchor" href="#opmlill-formed" aria-label="Permalink to &quot;opml/ill-formed&quot;">​</a></h1><p><strong>error</strong> · <a href="https://opml.org/spec2.opml#1629042982000" target="_blank" rel="noreferrer">specification</a></p><p>The document is not well-formed XML from here on.</p><p><strong>How to fix it:</strong> Write the list with an XML library instead of a template.</p><p><strong>What readers do:</strong> Readers import nothing, or only what comes before.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;opml version=&quot;2.0&quot;&gt;&lt;head&gt;&lt;title&gt;A&lt;/head&gt;&lt;/opml&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/ill-formed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const illFormed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  illFormed as default
};
