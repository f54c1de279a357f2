import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/attachment-size-kind","description":"","frontmatter":{"title":"json/attachment-size-kind","outline":false},"headers":[],"relativePath":"rules/json/attachment-size-kind.md","filePath":"rules/json/attachment-size-kind.md"}');
const _sfc_main = { name: "rules/json/attachment-size-kind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonattachment-size-kind" tabindex="-1">json/attachment-size-kind <a class="header-anchor" href="#jsonattachment-size-kind" aria-label="Permalink to &quot;json/attachment-size-kind&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.jsonfeed.org/version/1.1/#attachments" target="_blank" rel="noreferrer">specification</a></p><p>“size_in_bytes” is not a number.</p><p><strong>How to fix it:</strong> Write the number without quotes.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;size_in_bytes&quot;:&quot;5&quot;}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;size_in_bytes&quot;:24986239}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/attachment-size-kind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attachmentSizeKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attachmentSizeKind as default
};
