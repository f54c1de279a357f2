import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/unknown-entity","description":"","frontmatter":{"title":"xml/unknown-entity","outline":false},"headers":[],"relativePath":"diagnostics/xml/unknown-entity.md","filePath":"diagnostics/xml/unknown-entity.md"}');
const _sfc_main = { name: "diagnostics/xml/unknown-entity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlunknown-entity" tabindex="-1">xml/unknown-entity <a class="header-anchor" href="#xmlunknown-entity" aria-label="Permalink to &quot;xml/unknown-entity&quot;">​</a></h1><p>The entity &amp;…; is not defined; it was kept as written.</p><p><strong>warning</strong>: repaired; nothing is missing. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Write &amp;amp; for a plain ampersand, or the character itself.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&amp;foobar;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> two&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&amp;amp;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">foobar; two&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/unknown-entity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unknownEntity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unknownEntity as default
};
