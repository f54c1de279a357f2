import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/restriction-countries","description":"","frontmatter":{"title":"media/restriction-countries","outline":false},"headers":[],"relativePath":"rules/media/restriction-countries.md","filePath":"rules/media/restriction-countries.md"}');
const _sfc_main = { name: "rules/media/restriction-countries.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediarestriction-countries" tabindex="-1">media/restriction-countries <a class="header-anchor" href="#mediarestriction-countries" aria-label="Permalink to &quot;media/restriction-countries&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/media-rss#media-restriction" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:restriction&gt; is “Germany”, which is not a list of two-letter country codes.</p><p><strong>How to fix it:</strong> Write two-letter codes separated by spaces.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:restriction relationship=&quot;allow&quot; type=&quot;country&quot;&gt;Germany&lt;/media:restriction&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:restriction relationship=&quot;allow&quot; type=&quot;country&quot;&gt;au us&lt;/media:restriction&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/restriction-countries.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const restrictionCountries = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  restrictionCountries as default
};
