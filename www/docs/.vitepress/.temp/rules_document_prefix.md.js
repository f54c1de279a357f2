import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/prefix","description":"","frontmatter":{"title":"document/prefix","outline":false},"headers":[],"relativePath":"rules/document/prefix.md","filePath":"rules/document/prefix.md"}');
const _sfc_main = { name: "rules/document/prefix.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentprefix" tabindex="-1">document/prefix <a class="header-anchor" href="#documentprefix" aria-label="Permalink to &quot;document/prefix&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/xml-names/" target="_blank" rel="noreferrer">specification</a></p><p>The prefix it is not the usual one for its namespace.</p><p><strong>How to fix it:</strong> Use the usual prefix.</p><p><strong>What readers do:</strong> Some readers look for the prefix instead of the namespace.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot; xmlns:it=&quot;http://www.itunes.com/dtds/podcast-1.0.dtd&quot;&gt;&lt;channel/&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/prefix.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const prefix = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  prefix as default
};
