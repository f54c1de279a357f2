import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/location-osm-form","description":"","frontmatter":{"title":"podcast/location-osm-form","outline":false},"headers":[],"relativePath":"rules/podcast/location-osm-form.md","filePath":"rules/podcast/location-osm-form.md"}');
const _sfc_main = { name: "rules/podcast/location-osm-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastlocation-osm-form" tabindex="-1">podcast/location-osm-form <a class="header-anchor" href="#podcastlocation-osm-form" aria-label="Permalink to &quot;podcast/location-osm-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/location" target="_blank" rel="noreferrer">specification</a></p><p>The attribute osm of &lt;podcast:location&gt; is “Austin”, which is not an OpenStreetMap identifier such as “R148838”.</p><p><strong>How to fix it:</strong> Write N, W or R and the number from OpenStreetMap.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:location geo=&quot;geo:30.2672,-97.7431&quot; rel=&quot;subject&quot; country=&quot;US&quot; osm=&quot;Austin&quot;&gt;Austin, TX&lt;/podcast:location&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:location geo=&quot;geo:30.2672,-97.7431&quot; osm=&quot;R113314&quot; rel=&quot;subject&quot; country=&quot;US&quot;&gt;Austin, TX&lt;/podcast:location&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/location-osm-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const locationOsmForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  locationOsmForm as default
};
