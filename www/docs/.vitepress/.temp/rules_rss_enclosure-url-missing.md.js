import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/enclosure-url-missing","description":"","frontmatter":{"title":"rss/enclosure-url-missing","outline":false},"headers":[],"relativePath":"rules/rss/enclosure-url-missing.md","filePath":"rules/rss/enclosure-url-missing.md"}');
const _sfc_main = { name: "rules/rss/enclosure-url-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssenclosure-url-missing" tabindex="-1">rss/enclosure-url-missing <a class="header-anchor" href="#rssenclosure-url-missing" aria-label="Permalink to &quot;rss/enclosure-url-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;enclosure&gt; has no attribute url.</p><p><strong>How to fix it:</strong> Give the file&#39;s address.</p><p><strong>What readers do:</strong> Players find nothing to play.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/enclosure-url-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureUrlMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureUrlMissing as default
};
