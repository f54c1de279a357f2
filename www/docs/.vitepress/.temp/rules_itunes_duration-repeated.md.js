import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/duration-repeated","description":"","frontmatter":{"title":"itunes/duration-repeated","outline":false},"headers":[],"relativePath":"rules/itunes/duration-repeated.md","filePath":"rules/itunes/duration-repeated.md"}');
const _sfc_main = { name: "rules/itunes/duration-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesduration-repeated" tabindex="-1">itunes/duration-repeated <a class="header-anchor" href="#itunesduration-repeated" aria-label="Permalink to &quot;itunes/duration-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The entry has more than one &lt;itunes:duration&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;itunes:duration&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:duration&gt;1:02:03&lt;/itunes:duration&gt;&lt;itunes:duration&gt;1:02:03&lt;/itunes:duration&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/duration-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const durationRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  durationRepeated as default
};
