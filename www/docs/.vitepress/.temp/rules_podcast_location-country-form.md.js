import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/location-country-form","description":"","frontmatter":{"title":"podcast/location-country-form","outline":false},"headers":[],"relativePath":"rules/podcast/location-country-form.md","filePath":"rules/podcast/location-country-form.md"}');
const _sfc_main = { name: "rules/podcast/location-country-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastlocation-country-form" tabindex="-1">podcast/location-country-form <a class="header-anchor" href="#podcastlocation-country-form" aria-label="Permalink to &quot;podcast/location-country-form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/location" target="_blank" rel="noreferrer">specification</a></p><p>The attribute country of &lt;podcast:location&gt; is “Germany”, which is not a two-letter ISO 3166 country code.</p><p><strong>How to fix it:</strong> Write the code of the country: DE.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:location geo=&quot;geo:30.2672,-97.7431&quot; osm=&quot;R113314&quot; rel=&quot;subject&quot; country=&quot;Germany&quot;&gt;Austin, TX&lt;/podcast:location&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:location geo=&quot;geo:30.2672,-97.7431&quot; osm=&quot;R113314&quot; rel=&quot;subject&quot; country=&quot;US&quot;&gt;Austin, TX&lt;/podcast:location&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/location-country-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const locationCountryForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  locationCountryForm as default
};
