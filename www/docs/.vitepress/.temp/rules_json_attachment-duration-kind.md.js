import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/attachment-duration-kind","description":"","frontmatter":{"title":"json/attachment-duration-kind","outline":false},"headers":[],"relativePath":"rules/json/attachment-duration-kind.md","filePath":"rules/json/attachment-duration-kind.md"}');
const _sfc_main = { name: "rules/json/attachment-duration-kind.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonattachment-duration-kind" tabindex="-1">json/attachment-duration-kind <a class="header-anchor" href="#jsonattachment-duration-kind" aria-label="Permalink to &quot;json/attachment-duration-kind&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.jsonfeed.org/version/1.1/#attachments" target="_blank" rel="noreferrer">specification</a></p><p>“duration_in_seconds” is not a number.</p><p><strong>How to fix it:</strong> Write the number without quotes.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;duration_in_seconds&quot;:&quot;5&quot;}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;duration_in_seconds&quot;:185}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/attachment-duration-kind.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attachmentDurationKind = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attachmentDurationKind as default
};
