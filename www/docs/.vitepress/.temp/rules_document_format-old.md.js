import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/format-old","description":"","frontmatter":{"title":"document/format-old","outline":false},"headers":[],"relativePath":"rules/document/format-old.md","filePath":"rules/document/format-old.md"}');
const _sfc_main = { name: "rules/document/format-old.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentformat-old" tabindex="-1">document/format-old <a class="header-anchor" href="#documentformat-old" aria-label="Permalink to &quot;document/format-old&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification" target="_blank" rel="noreferrer">specification</a></p><p>The format of the document (Rss 0.91) is outdated.</p><p><strong>How to fix it:</strong> Publish RSS 2.0, Atom 1.0 or JSON Feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;0.91&quot;&gt;&lt;channel&gt;&lt;title&gt;A&lt;/title&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/format-old.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const formatOld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  formatOld as default
};
