import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"geo/point-latitude-missing","description":"","frontmatter":{"title":"geo/point-latitude-missing","outline":false},"headers":[],"relativePath":"rules/geo/point-latitude-missing.md","filePath":"rules/geo/point-latitude-missing.md"}');
const _sfc_main = { name: "rules/geo/point-latitude-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="geopoint-latitude-missing" tabindex="-1">geo/point-latitude-missing <a class="header-anchor" href="#geopoint-latitude-missing" aria-label="Permalink to &quot;geo/point-latitude-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.w3.org/2003/01/geo/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;geo:Point&gt; has no &lt;geo:lat&gt;.</p><p><strong>How to fix it:</strong> Add &lt;geo:lat&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;geo:Point&gt;&lt;geo:long&gt;-71.92&lt;/geo:long&gt;&lt;geo:alt&gt;12&lt;/geo:alt&gt;&lt;/geo:Point&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;geo:Point&gt;&lt;geo:lat&gt;45.256&lt;/geo:lat&gt;&lt;geo:long&gt;-71.92&lt;/geo:long&gt;&lt;geo:alt&gt;12&lt;/geo:alt&gt;&lt;/geo:Point&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/geo/point-latitude-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pointLatitudeMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pointLatitudeMissing as default
};
