import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"thr/href-form","description":"","frontmatter":{"title":"thr/href-form","outline":false},"headers":[],"relativePath":"rules/thr/href-form.md","filePath":"rules/thr/href-form.md"}');
const _sfc_main = { name: "rules/thr/href-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="thrhref-form" tabindex="-1">thr/href-form <a class="header-anchor" href="#thrhref-form" aria-label="Permalink to &quot;thr/href-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4685#section-3" target="_blank" rel="noreferrer">specification</a></p><p>The attribute href of &lt;thr:in-reply-to&gt; is “a b|c”, which contains a character that must be percent-encoded.</p><p><strong>How to fix it:</strong> Percent-encode the characters that addresses do not allow.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;thr:in-reply-to ref=&quot;tag:example.org,2024:0&quot; type=&quot;text/html&quot; source=&quot;https://example.org/feed.atom&quot; href=&quot;a b|c&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;thr:in-reply-to ref=&quot;tag:example.org,2024:0&quot; href=&quot;https://example.org/0&quot; type=&quot;text/html&quot; source=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/thr/href-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hrefForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hrefForm as default
};
