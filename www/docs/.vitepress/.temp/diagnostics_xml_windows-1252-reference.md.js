import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/windows-1252-reference","description":"","frontmatter":{"title":"xml/windows-1252-reference","outline":false},"headers":[],"relativePath":"diagnostics/xml/windows-1252-reference.md","filePath":"diagnostics/xml/windows-1252-reference.md"}');
const _sfc_main = { name: "diagnostics/xml/windows-1252-reference.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlwindows-1252-reference" tabindex="-1">xml/windows-1252-reference <a class="header-anchor" href="#xmlwindows-1252-reference" aria-label="Permalink to &quot;xml/windows-1252-reference&quot;">​</a></h1><p>The reference &amp;#…; names a control character in Unicode; it was read as in windows-1252.</p><p><strong>warning</strong>: repaired; nothing is missing.</p><p><strong>How to fix it:</strong> Write the number that the character has in Unicode.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;It</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&amp;#146;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">s one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;It</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&amp;#8217;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">s one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/windows-1252-reference.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const windows1252Reference = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  windows1252Reference as default
};
