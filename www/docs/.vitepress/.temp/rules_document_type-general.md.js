import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/type-general","description":"","frontmatter":{"title":"document/type-general","outline":false},"headers":[],"relativePath":"rules/document/type-general.md","filePath":"rules/document/type-general.md"}');
const _sfc_main = { name: "rules/document/type-general.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documenttype-general" tabindex="-1">document/type-general <a class="header-anchor" href="#documenttype-general" aria-label="Permalink to &quot;document/type-general&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc7303" target="_blank" rel="noreferrer">specification</a></p><p>The server sends the feed as text/xml, which does not identify it as a feed.</p><p><strong>How to fix it:</strong> Send application/rss+xml, application/atom+xml or application/feed+json, so that programs recognize a feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Content-Type: text/xml; charset=utf-8</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Content-Type: application/rss+xml</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/type-general.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const typeGeneral = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  typeGeneral as default
};
