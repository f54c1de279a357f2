import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/stray-less-than","description":"","frontmatter":{"title":"xml/stray-less-than","outline":false},"headers":[],"relativePath":"diagnostics/xml/stray-less-than.md","filePath":"diagnostics/xml/stray-less-than.md"}');
const _sfc_main = { name: "diagnostics/xml/stray-less-than.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlstray-less-than" tabindex="-1">xml/stray-less-than <a class="header-anchor" href="#xmlstray-less-than" aria-label="Permalink to &quot;xml/stray-less-than&quot;">​</a></h1><p>A less-than sign does not begin a tag; it was read as a plain character.</p><p><strong>warning</strong>: repaired; nothing is missing. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Write &amp;lt; for every less-than sign in text.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;1 &lt; 2&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;1 </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">&amp;lt;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> 2&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/stray-less-than.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const strayLessThan = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  strayLessThan as default
};
