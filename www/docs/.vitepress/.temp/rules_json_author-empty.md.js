import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/author-empty","description":"","frontmatter":{"title":"json/author-empty","outline":false},"headers":[],"relativePath":"rules/json/author-empty.md","filePath":"rules/json/author-empty.md"}');
const _sfc_main = { name: "rules/json/author-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonauthor-empty" tabindex="-1">json/author-empty <a class="header-anchor" href="#jsonauthor-empty" aria-label="Permalink to &quot;json/author-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#top-level" target="_blank" rel="noreferrer">specification</a></p><p>“authors” has no “name” or “url” or “avatar”.</p><p><strong>How to fix it:</strong> Name the author, or leave the object out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;version&quot;: &quot;https://jsonfeed.org/version/1.1&quot;, &quot;title&quot;: &quot;A&quot;, &quot;authors&quot;: [{&quot;nickname&quot;: &quot;ann&quot;}], &quot;items&quot;: []}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/author-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const authorEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  authorEmpty as default
};
