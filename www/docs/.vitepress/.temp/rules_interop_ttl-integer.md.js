import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/ttl-integer","description":"","frontmatter":{"title":"interop/ttl-integer","outline":false},"headers":[],"relativePath":"rules/interop/ttl-integer.md","filePath":"rules/interop/ttl-integer.md"}');
const _sfc_main = { name: "rules/interop/ttl-integer.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopttl-integer" tabindex="-1">interop/ttl-integer <a class="header-anchor" href="#interopttl-integer" aria-label="Permalink to &quot;interop/ttl-integer&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>&lt;ttl&gt; is “99999999999”, which does not fit into 32 bits.</p><p><strong>How to fix it:</strong> Write a number of minutes.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;99999999999&lt;/ttl&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;60&lt;/ttl&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/ttl-integer.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ttlInteger = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ttlInteger as default
};
