import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"app/control-repeated","description":"","frontmatter":{"title":"app/control-repeated","outline":false},"headers":[],"relativePath":"rules/app/control-repeated.md","filePath":"rules/app/control-repeated.md"}');
const _sfc_main = { name: "rules/app/control-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appcontrol-repeated" tabindex="-1">app/control-repeated <a class="header-anchor" href="#appcontrol-repeated" aria-label="Permalink to &quot;app/control-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc5023#section-13.1.1" target="_blank" rel="noreferrer">specification</a></p><p>The entry has more than one &lt;app:control&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;app:control&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;app:control&gt;&lt;app:draft&gt;no&lt;/app:draft&gt;&lt;/app:control&gt;&lt;app:control&gt;&lt;app:draft&gt;no&lt;/app:draft&gt;&lt;/app:control&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/app/control-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const controlRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  controlRepeated as default
};
