import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/source-uri-missing","description":"","frontmatter":{"title":"podcast/source-uri-missing","outline":false},"headers":[],"relativePath":"rules/podcast/source-uri-missing.md","filePath":"rules/podcast/source-uri-missing.md"}');
const _sfc_main = { name: "rules/podcast/source-uri-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastsource-uri-missing" tabindex="-1">podcast/source-uri-missing <a class="header-anchor" href="#podcastsource-uri-missing" aria-label="Permalink to &quot;podcast/source-uri-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/source" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:source&gt; has no attribute uri.</p><p><strong>How to fix it:</strong> Give the address in uri.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:source contentType=&quot;audio/opus&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:source uri=&quot;https://example.org/1.opus&quot; contentType=&quot;audio/opus&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/source-uri-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sourceUriMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sourceUriMissing as default
};
