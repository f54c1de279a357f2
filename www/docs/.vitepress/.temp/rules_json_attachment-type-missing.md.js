import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/attachment-type-missing","description":"","frontmatter":{"title":"json/attachment-type-missing","outline":false},"headers":[],"relativePath":"rules/json/attachment-type-missing.md","filePath":"rules/json/attachment-type-missing.md"}');
const _sfc_main = { name: "rules/json/attachment-type-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonattachment-type-missing" tabindex="-1">json/attachment-type-missing <a class="header-anchor" href="#jsonattachment-type-missing" aria-label="Permalink to &quot;json/attachment-type-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.jsonfeed.org/version/1.1/#attachments" target="_blank" rel="noreferrer">specification</a></p><p>“attachments” has no “mime_type”.</p><p><strong>How to fix it:</strong> Give the media type, such as audio/mpeg.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;attachments&quot;:[{&quot;duration_in_seconds&quot;:185,&quot;size_in_bytes&quot;:24986239,&quot;title&quot;:&quot;Read aloud&quot;,&quot;url&quot;:&quot;https://example.org/1.mp3&quot;}],&quot;…&quot;:1}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;attachments&quot;:[{&quot;duration_in_seconds&quot;:185,&quot;mime_type&quot;:&quot;audio/mpeg&quot;,&quot;size_in_bytes&quot;:24986239,&quot;title&quot;:&quot;Read aloud&quot;,&quot;url&quot;:&quot;https://example.org/1.mp3&quot;}],&quot;…&quot;:1}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/attachment-type-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attachmentTypeMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attachmentTypeMissing as default
};
