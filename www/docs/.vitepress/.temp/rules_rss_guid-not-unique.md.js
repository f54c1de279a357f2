import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/guid-not-unique","description":"","frontmatter":{"title":"rss/guid-not-unique","outline":false},"headers":[],"relativePath":"rules/rss/guid-not-unique.md","filePath":"rules/rss/guid-not-unique.md"}');
const _sfc_main = { name: "rules/rss/guid-not-unique.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssguid-not-unique" tabindex="-1">rss/guid-not-unique <a class="header-anchor" href="#rssguid-not-unique" aria-label="Permalink to &quot;rss/guid-not-unique&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltguidgtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>Another entry has the same &lt;guid&gt;: “tag:example.org,2024:1”.</p><p><strong>How to fix it:</strong> Give each item an identifier of its own.</p><p><strong>What readers do:</strong> Readers show only one of the items.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;/item&gt;&lt;item&gt; &lt;title&gt;The lighthouse keeper&lt;/title&gt; &lt;link&gt;https://example.org/1&lt;/link&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/guid-not-unique.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const guidNotUnique = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  guidNotUnique as default
};
