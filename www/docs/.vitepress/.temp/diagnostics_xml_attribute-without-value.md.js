import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/attribute-without-value","description":"","frontmatter":{"title":"xml/attribute-without-value","outline":false},"headers":[],"relativePath":"diagnostics/xml/attribute-without-value.md","filePath":"diagnostics/xml/attribute-without-value.md"}');
const _sfc_main = { name: "diagnostics/xml/attribute-without-value.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlattribute-without-value" tabindex="-1">xml/attribute-without-value <a class="header-anchor" href="#xmlattribute-without-value" aria-label="Permalink to &quot;xml/attribute-without-value&quot;">​</a></h1><p>The attribute … has no value; it was read as empty. (warning: mended, nothing lost. A strict parser refuses the document for it.)</p><p><strong>To put it right:</strong> Give every attribute a quoted value.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&lt;</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">title</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;One&lt;/</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">title</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;&lt;</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">guid</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;"> isPermaLink&gt;a&lt;/</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">guid</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;</span></span></code></pre></div><p>Mended:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&lt;</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">title</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;One&lt;/</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">title</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;&lt;</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">guid</span><span style="--shiki-light:#6F42C1;--shiki-dark:#B392F0;"> isPermaLink</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">=</span><span style="--shiki-light:#032F62;--shiki-dark:#9ECBFF;">&quot;false&quot;</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;a&lt;/</span><span style="--shiki-light:#22863A;--shiki-dark:#85E89D;">guid</span><span style="--shiki-light:#24292E;--shiki-dark:#E1E4E8;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/attribute-without-value.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attributeWithoutValue = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attributeWithoutValue as default
};
