import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"geo/longitude-name","description":"","frontmatter":{"title":"geo/longitude-name","outline":false},"headers":[],"relativePath":"rules/geo/longitude-name.md","filePath":"rules/geo/longitude-name.md"}');
const _sfc_main = { name: "rules/geo/longitude-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="geolongitude-name" tabindex="-1">geo/longitude-name <a class="header-anchor" href="#geolongitude-name" aria-label="Permalink to &quot;geo/longitude-name&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.w3.org/2003/01/geo/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;geo:lon&gt; is obsolete.</p><p><strong>How to fix it:</strong> Write &lt;geo:long&gt;.</p><p><strong>What readers do:</strong> Maps ignore it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;geo:lon&gt;1&lt;/geo:lon&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/geo/longitude-name.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const longitudeName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  longitudeName as default
};
