import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/author-name-repeated","description":"","frontmatter":{"title":"atom/author-name-repeated","outline":false},"headers":[],"relativePath":"rules/atom/author-name-repeated.md","filePath":"rules/atom/author-name-repeated.md"}');
const _sfc_main = { name: "rules/atom/author-name-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomauthor-name-repeated" tabindex="-1">atom/author-name-repeated <a class="header-anchor" href="#atomauthor-name-repeated" aria-label="Permalink to &quot;atom/author-name-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-3.2.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;author&gt; has more than one &lt;name&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;name&gt;; write one &lt;author&gt; for each person.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;author&gt; &lt;name&gt;Ann Author&lt;/name&gt;&lt;name&gt;Ann Author&lt;/name&gt;&lt;name&gt;Ann Author&lt;/name&gt;&lt;uri&gt;https://example.org/ann&lt;/uri&gt;&lt;email&gt;ann@example.org&lt;/email&gt;&lt;/author&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;author&gt;&lt;name&gt;Ann Author&lt;/name&gt;&lt;uri&gt;https://example.org/ann&lt;/uri&gt;&lt;email&gt;ann@example.org&lt;/email&gt;&lt;/author&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/author-name-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const authorNameRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  authorNameRepeated as default
};
