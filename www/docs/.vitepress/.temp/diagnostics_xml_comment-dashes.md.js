import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"xml/comment-dashes","description":"","frontmatter":{"title":"xml/comment-dashes","outline":false},"headers":[],"relativePath":"diagnostics/xml/comment-dashes.md","filePath":"diagnostics/xml/comment-dashes.md"}');
const _sfc_main = { name: "diagnostics/xml/comment-dashes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="xmlcomment-dashes" tabindex="-1">xml/comment-dashes <a class="header-anchor" href="#xmlcomment-dashes" aria-label="Permalink to &quot;xml/comment-dashes&quot;">​</a></h1><p>A comment contains two dashes in a row; it was skipped like any comment.</p><p><strong>warning</strong>: repaired; nothing is missing. A strict parser refuses the document.</p><p><strong>How to fix it:</strong> Write no two dashes in a row within a comment.</p><p>Broken:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">&lt;!-- 2003</span><span style="--shiki-light:#6E011A;--shiki-light-font-style:italic;--shiki-dark:#FFB1AF;--shiki-dark-font-style:italic;">--</span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">2004 --&gt;</span></span></code></pre></div><p>Fixed:</p><div class="language-xml vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">xml</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;One&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">title</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span><span style="--shiki-light:#66707B;--shiki-dark:#BDC4CC;">&lt;!-- 2003 to 2004 --&gt;</span></span></code></pre></div><p><a href="/docs/diagnostics/">All diagnostics</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("diagnostics/xml/comment-dashes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const commentDashes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  commentDashes as default
};
