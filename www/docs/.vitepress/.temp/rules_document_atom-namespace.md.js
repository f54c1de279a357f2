import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/atom-namespace","description":"","frontmatter":{"title":"document/atom-namespace","outline":false},"headers":[],"relativePath":"rules/document/atom-namespace.md","filePath":"rules/document/atom-namespace.md"}');
const _sfc_main = { name: "rules/document/atom-namespace.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentatom-namespace" tabindex="-1">document/atom-namespace <a class="header-anchor" href="#documentatom-namespace" aria-label="Permalink to &quot;document/atom-namespace&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-1.2" target="_blank" rel="noreferrer">specification</a></p><p>The root element is not in the namespace of Atom.</p><p><strong>How to fix it:</strong> Write &lt;feed xmlns=&quot;<a href="http://www.w3.org/2005/Atom" target="_blank" rel="noreferrer">http://www.w3.org/2005/Atom</a>&quot;&gt;.</p><p><strong>What readers do:</strong> Readers find no feed.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;feed&gt;&lt;title&gt;A&lt;/title&gt;&lt;entry&gt;&lt;title&gt;B&lt;/title&gt;&lt;/entry&gt;&lt;/feed&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/atom-namespace.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const atomNamespace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  atomNamespace as default
};
