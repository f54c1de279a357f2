import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/feed-attribute-unknown","description":"","frontmatter":{"title":"atom/feed-attribute-unknown","outline":false},"headers":[],"relativePath":"rules/atom/feed-attribute-unknown.md","filePath":"rules/atom/feed-attribute-unknown.md"}');
const _sfc_main = { name: "rules/atom/feed-attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomfeed-attribute-unknown" tabindex="-1">atom/feed-attribute-unknown <a class="header-anchor" href="#atomfeed-attribute-unknown" aria-label="Permalink to &quot;atom/feed-attribute-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;feed&gt; has the attribute nonsense, which its specification does not define.</p><p><strong>How to fix it:</strong> Leave the attribute out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot; xmlns:thr=&quot;http://purl.org/syndication/thread/1.0&quot; xmlns:app=&quot;http://www.w3.org/2007/app&quot; xml:lang=&quot;en&quot; nonsense=&quot;1&quot;&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot; xmlns:thr=&quot;http://purl.org/syndication/thread/1.0&quot; xmlns:app=&quot;http://www.w3.org/2007/app&quot; xml:lang=&quot;en&quot;&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/feed-attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedAttributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedAttributeUnknown as default
};
