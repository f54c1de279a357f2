import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/format-form","description":"","frontmatter":{"title":"dc/format-form","outline":false},"headers":[],"relativePath":"rules/dc/format-form.md","filePath":"rules/dc/format-form.md"}');
const _sfc_main = { name: "rules/dc/format-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dcformat-form" tabindex="-1">dc/format-form <a class="header-anchor" href="#dcformat-form" aria-label="Permalink to &quot;dc/format-form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;dc:format&gt; is “mp3”, which is not a media type such as “audio/mpeg”.</p><p><strong>How to fix it:</strong> Write a media type, such as text/html.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:format&gt;mp3&lt;/dc:format&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:format&gt;text/html&lt;/dc:format&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/format-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const formatForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  formatForm as default
};
