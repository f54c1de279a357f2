import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/author-uri-absolute","description":"","frontmatter":{"title":"atom/author-uri-absolute","outline":false},"headers":[],"relativePath":"rules/atom/author-uri-absolute.md","filePath":"rules/atom/author-uri-absolute.md"}');
const _sfc_main = { name: "rules/atom/author-uri-absolute.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomauthor-uri-absolute" tabindex="-1">atom/author-uri-absolute <a class="header-anchor" href="#atomauthor-uri-absolute" aria-label="Permalink to &quot;atom/author-uri-absolute&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.2.2" target="_blank" rel="noreferrer">specification</a></p><p>&lt;uri&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write a full address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;uri&gt;news/1&lt;/uri&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;uri&gt;https://example.org/ann&lt;/uri&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/author-uri-absolute.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const authorUriAbsolute = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  authorUriAbsolute as default
};
