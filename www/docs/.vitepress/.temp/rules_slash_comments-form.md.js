import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"slash/comments-form","description":"","frontmatter":{"title":"slash/comments-form","outline":false},"headers":[],"relativePath":"rules/slash/comments-form.md","filePath":"rules/slash/comments-form.md"}');
const _sfc_main = { name: "rules/slash/comments-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="slashcomments-form" tabindex="-1">slash/comments-form <a class="header-anchor" href="#slashcomments-form" aria-label="Permalink to &quot;slash/comments-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/modules/slash/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;slash:comments&gt; is “many”, which is not a whole number of zero or more.</p><p><strong>How to fix it:</strong> Write a number.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;slash:comments&gt;many&lt;/slash:comments&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;slash:comments&gt;3&lt;/slash:comments&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/slash/comments-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const commentsForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  commentsForm as default
};
