import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"date/unreadable","description":"","frontmatter":{"title":"date/unreadable","outline":false},"headers":[],"relativePath":"diagnostics/date/unreadable.md","filePath":"diagnostics/date/unreadable.md"}');
const _sfc_main = { name: "diagnostics/date/unreadable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dateunreadable" tabindex="-1">date/unreadable <a class="header-anchor" href="#dateunreadable" aria-label="Permalink to &quot;date/unreadable&quot;">​</a></h1><p>“…” is not a recognised date; it was ignored.</p><p><strong>error</strong>: something is missing or had to be guessed.</p><p><strong>How to fix it:</strong> Write dates as RFC 822 in RSS (Mon, 15 Jan 2024 13:45:00 GMT) and as RFC 3339 in Atom (2024-01-15T13:45:00Z).</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">pubDate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;the day after&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">pubDate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">pubDate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;Tue, 16 Jan 2024 13:45:00 GMT&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">pubDate</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/date/unreadable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const unreadable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  unreadable as default
};
