import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/season-empty","description":"","frontmatter":{"title":"podcast/season-empty","outline":false},"headers":[],"relativePath":"rules/podcast/season-empty.md","filePath":"rules/podcast/season-empty.md"}');
const _sfc_main = { name: "rules/podcast/season-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastseason-empty" tabindex="-1">podcast/season-empty <a class="header-anchor" href="#podcastseason-empty" aria-label="Permalink to &quot;podcast/season-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/season" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:season&gt; is empty.</p><p><strong>How to fix it:</strong> Write the number.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:season name=&quot;Winter&quot;&gt;&lt;/podcast:season&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:season name=&quot;Winter&quot;&gt;1&lt;/podcast:season&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/season-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const seasonEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  seasonEmpty as default
};
