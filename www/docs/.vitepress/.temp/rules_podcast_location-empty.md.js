import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/location-empty","description":"","frontmatter":{"title":"podcast/location-empty","outline":false},"headers":[],"relativePath":"rules/podcast/location-empty.md","filePath":"rules/podcast/location-empty.md"}');
const _sfc_main = { name: "rules/podcast/location-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastlocation-empty" tabindex="-1">podcast/location-empty <a class="header-anchor" href="#podcastlocation-empty" aria-label="Permalink to &quot;podcast/location-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/location" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:location&gt; is empty.</p><p><strong>How to fix it:</strong> Write the name of the place.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:location geo=&quot;geo:30.2672,-97.7431&quot; osm=&quot;R113314&quot; rel=&quot;subject&quot; country=&quot;US&quot;&gt;&lt;/podcast:location&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:location geo=&quot;geo:30.2672,-97.7431&quot; osm=&quot;R113314&quot; rel=&quot;subject&quot; country=&quot;US&quot;&gt;Austin, TX&lt;/podcast:location&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/location-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const locationEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  locationEmpty as default
};
