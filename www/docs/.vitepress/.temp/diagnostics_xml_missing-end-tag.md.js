import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/missing-end-tag","description":"","frontmatter":{"title":"xml/missing-end-tag","outline":false},"headers":[],"relativePath":"diagnostics/xml/missing-end-tag.md","filePath":"diagnostics/xml/missing-end-tag.md"}');
const _sfc_main = { name: "diagnostics/xml/missing-end-tag.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlmissing-end-tag" tabindex="-1">xml/missing-end-tag <a class="header-anchor" href="#xmlmissing-end-tag" aria-label="Permalink to &quot;xml/missing-end-tag&quot;">​</a></h1><p>The element &lt;…&gt; has no end tag; it was closed where it must end.</p><p><strong>warning</strong>: repaired; nothing is missing. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Close every element with an end tag.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;https://example.org/one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;https://example.org/one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/missing-end-tag.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const missingEndTag = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  missingEndTag as default
};
