import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/type-of-other","description":"","frontmatter":{"title":"document/type-of-other","outline":false},"headers":[],"relativePath":"rules/document/type-of-other.md","filePath":"rules/document/type-of-other.md"}');
const _sfc_main = { name: "rules/document/type-of-other.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documenttype-of-other" tabindex="-1">document/type-of-other <a class="header-anchor" href="#documenttype-of-other" aria-label="Permalink to &quot;document/type-of-other&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rfc-editor.org/rfc/rfc7303" target="_blank" rel="noreferrer">specification</a></p><p>The server sends the feed as application/atom+xml, but it has another format.</p><p><strong>How to fix it:</strong> Send the media type of its format.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Content-Type: application/atom+xml; charset=utf-8</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>Content-Type: application/rss+xml</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/type-of-other.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const typeOfOther = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  typeOfOther as default
};
