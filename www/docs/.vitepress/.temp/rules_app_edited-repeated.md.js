import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"app/edited-repeated","description":"","frontmatter":{"title":"app/edited-repeated","outline":false},"headers":[],"relativePath":"rules/app/edited-repeated.md","filePath":"rules/app/edited-repeated.md"}');
const _sfc_main = { name: "rules/app/edited-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appedited-repeated" tabindex="-1">app/edited-repeated <a class="header-anchor" href="#appedited-repeated" aria-label="Permalink to &quot;app/edited-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc5023#section-10.2" target="_blank" rel="noreferrer">specification</a></p><p>The entry has more than one &lt;app:edited&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;app:edited&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;app:edited&gt;2024-01-15T14:46:00Z&lt;/app:edited&gt;&lt;app:edited&gt;2024-01-15T14:46:00Z&lt;/app:edited&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/app/edited-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const editedRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  editedRepeated as default
};
