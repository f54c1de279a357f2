import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-title-markup","description":"","frontmatter":{"title":"interop/entry-title-markup","outline":false},"headers":[],"relativePath":"rules/interop/entry-title-markup.md","filePath":"rules/interop/entry-title-markup.md"}');
const _sfc_main = { name: "rules/interop/entry-title-markup.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-title-markup" tabindex="-1">interop/entry-title-markup <a class="header-anchor" href="#interopentry-title-markup" aria-label="Permalink to &quot;interop/entry-title-markup&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry&#39;s title contains markup.</p><p><strong>How to fix it:</strong> Write titles as plain text.</p><p><strong>What readers do:</strong> Readers that show plain text show the tags, or drop them.</p><p>Not reported together with the more specific <code>rss/item-title-markup</code>, <code>rss/item-title-elements</code>, <code>rss1/item-title-markup</code>, <code>json/item-title-markup</code>, <code>atom/title-markup-undeclared</code>, <code>dc/title-markup</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed xmlns=&quot;http://www.w3.org/2005/Atom&quot;&gt;&lt;entry&gt;&lt;title type=&quot;html&quot;&gt;The &amp;lt;b&gt;ferry&amp;lt;/b&gt;&lt;/title&gt;&lt;/entry&gt;&lt;/feed&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-title-markup.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryTitleMarkup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryTitleMarkup as default
};
