import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/enclosure-attribute-unknown","description":"","frontmatter":{"title":"rss/enclosure-attribute-unknown","outline":false},"headers":[],"relativePath":"rules/rss/enclosure-attribute-unknown.md","filePath":"rules/rss/enclosure-attribute-unknown.md"}');
const _sfc_main = { name: "rules/rss/enclosure-attribute-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssenclosure-attribute-unknown" tabindex="-1">rss/enclosure-attribute-unknown <a class="header-anchor" href="#rssenclosure-attribute-unknown" aria-label="Permalink to &quot;rss/enclosure-attribute-unknown&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;enclosure&gt; has the attribute nonsense, which its specification does not define.</p><p><strong>How to fix it:</strong> Leave the attribute out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot; nonsense=&quot;1&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/enclosure-attribute-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureAttributeUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureAttributeUnknown as default
};
