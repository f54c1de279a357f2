import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"url/no-base","description":"","frontmatter":{"title":"url/no-base","outline":false},"headers":[],"relativePath":"diagnostics/url/no-base.md","filePath":"diagnostics/url/no-base.md"}');
const _sfc_main = { name: "diagnostics/url/no-base.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="urlno-base" tabindex="-1">url/no-base <a class="header-anchor" href="#urlno-base" aria-label="Permalink to &quot;url/no-base&quot;">​</a></h1><p>This URL is relative, but no base URL is known; it was removed.</p><p><strong>error</strong>: something is missing or had to be guessed.</p><p><strong>How to fix it:</strong> Write whole URLs that begin with https://, or set xml:base; programs can pass the address of the feed as option url.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;/one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;https://example.org/one&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">link</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/url/no-base.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const noBase = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  noBase as default
};
