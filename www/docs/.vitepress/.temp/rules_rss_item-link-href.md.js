import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/item-link-href","description":"","frontmatter":{"title":"rss/item-link-href","outline":false},"headers":[],"relativePath":"rules/rss/item-link-href.md","filePath":"rules/rss/item-link-href.md"}');
const _sfc_main = { name: "rules/rss/item-link-href.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssitem-link-href" tabindex="-1">rss/item-link-href <a class="header-anchor" href="#rssitem-link-href" aria-label="Permalink to &quot;rss/item-link-href&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#hrelementsOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>The attribute href of &lt;link&gt; is obsolete.</p><p><strong>How to fix it:</strong> Put the address between the tags of &lt;link&gt;; href belongs to Atom.</p><p><strong>What readers do:</strong> Many readers find no address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link href=&quot;1&quot;&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/item-link-href.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const itemLinkHref = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  itemLinkHref as default
};
