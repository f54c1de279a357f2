import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-title-or-description-missing","description":"","frontmatter":{"title":"rss/item-title-or-description-missing","outline":false},"headers":[],"relativePath":"rules/rss/item-title-or-description-missing.md","filePath":"rules/rss/item-title-or-description-missing.md"}');
const _sfc_main = { name: "rules/rss/item-title-or-description-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-title-or-description-missing" tabindex="-1">rss/item-title-or-description-missing <a class="header-anchor" href="#rssitem-title-or-description-missing" aria-label="Permalink to &quot;rss/item-title-or-description-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has no &lt;title&gt; or &lt;description&gt;.</p><p><strong>How to fix it:</strong> Add a &lt;title&gt; or a &lt;description&gt;: one of them is required.</p><p><strong>What readers do:</strong> Readers show “Untitled”.</p><p>Not reported together with the more specific <code>rss/item-empty</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;The lighthouse keeper&lt;/title&gt; &lt;link&gt;https://example.org/1&lt;/link&gt; &lt;description&gt;He counts ships.&lt;/description&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-title-or-description-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemTitleOrDescriptionMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemTitleOrDescriptionMissing as default
};
