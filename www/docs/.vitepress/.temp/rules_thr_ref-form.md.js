import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"thr/ref-form","description":"","frontmatter":{"title":"thr/ref-form","outline":false},"headers":[],"relativePath":"rules/thr/ref-form.md","filePath":"rules/thr/ref-form.md"}');
const _sfc_main = { name: "rules/thr/ref-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="thrref-form" tabindex="-1">thr/ref-form <a class="header-anchor" href="#thrref-form" aria-label="Permalink to &quot;thr/ref-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4685#section-3" target="_blank" rel="noreferrer">specification</a></p><p>The attribute ref of &lt;thr:in-reply-to&gt; is “news/1”, which is not an absolute URI.</p><p><strong>How to fix it:</strong> Write the id of the entry that is answered: a URI.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;thr:in-reply-to href=&quot;https://example.org/0&quot; type=&quot;text/html&quot; source=&quot;https://example.org/feed.atom&quot; ref=&quot;news/1&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;thr:in-reply-to ref=&quot;tag:example.org,2024:0&quot; href=&quot;https://example.org/0&quot; type=&quot;text/html&quot; source=&quot;https://example.org/feed.atom&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/thr/ref-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const refForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  refForm as default
};
