import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/malformed-end-tag","description":"","frontmatter":{"title":"xml/malformed-end-tag","outline":false},"headers":[],"relativePath":"diagnostics/xml/malformed-end-tag.md","filePath":"diagnostics/xml/malformed-end-tag.md"}');
const _sfc_main = { name: "diagnostics/xml/malformed-end-tag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlmalformed-end-tag" tabindex="-1">xml/malformed-end-tag <a class="header-anchor" href="#xmlmalformed-end-tag" aria-label="Permalink to &quot;xml/malformed-end-tag&quot;">​</a></h1><p>An end tag contains more than a name; the rest was ignored.</p><p><strong>warning</strong>: repaired; nothing is missing. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Write an end tag as &lt;/name&gt;, without spaces or attributes.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> lang</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">=</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;en&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;https://example.org/one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;https://example.org/one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/malformed-end-tag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const malformedEndTag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  malformedEndTag as default
};
