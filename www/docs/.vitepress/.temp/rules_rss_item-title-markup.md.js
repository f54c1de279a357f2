import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-title-markup","description":"","frontmatter":{"title":"rss/item-title-markup","outline":false},"headers":[],"relativePath":"rules/rss/item-title-markup.md","filePath":"rules/rss/item-title-markup.md"}');
const _sfc_main = { name: "rules/rss/item-title-markup.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-title-markup" tabindex="-1">rss/item-title-markup <a class="header-anchor" href="#rssitem-title-markup" aria-label="Permalink to &quot;rss/item-title-markup&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;title&gt; is “a &lt;b&gt;bold&lt;/b&gt; word”, which contains HTML instead of plain text.</p><p><strong>How to fix it:</strong> Write titles as plain text.</p><p><strong>What readers do:</strong> Some readers show the tags literally, others drop them and anything that looks like one.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;a &amp;lt;b&gt;bold&amp;lt;/b&gt; word&lt;/title&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;The lighthouse keeper&lt;/title&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-title-markup.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemTitleMarkup = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemTitleMarkup as default
};
