import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"limit/entry-bytes","description":"","frontmatter":{"title":"limit/entry-bytes","outline":false},"headers":[],"relativePath":"diagnostics/limit/entry-bytes.md","filePath":"diagnostics/limit/entry-bytes.md"}');
const _sfc_main = { name: "diagnostics/limit/entry-bytes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="limitentry-bytes" tabindex="-1">limit/entry-bytes <a class="header-anchor" href="#limitentry-bytes" aria-label="Permalink to &quot;limit/entry-bytes&quot;">​</a></h1><p>An entry or the head is longer than the limit, or has too many elements; the rest of it was not read.</p><p><strong>error</strong>: something is missing or had to be guessed.</p><p><strong>How to fix it:</strong> Publish shorter entries that link to the whole article.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">description</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;A text that is longer than the limit of this example allows.&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">description</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/limit/entry-bytes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryBytes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryBytes as default
};
