import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"atom/entry-content-missing","description":"","frontmatter":{"title":"atom/entry-content-missing","outline":false},"headers":[],"relativePath":"rules/atom/entry-content-missing.md","filePath":"rules/atom/entry-content-missing.md"}');
const _sfc_main = { name: "rules/atom/entry-content-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="atomentry-content-missing" tabindex="-1">atom/entry-content-missing <a class="header-anchor" href="#atomentry-content-missing" aria-label="Permalink to &quot;atom/entry-content-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1.2" target="_blank" rel="noreferrer">specification</a></p><p>&lt;entry&gt; has no &lt;content&gt; or &lt;link&gt;.</p><p><strong>How to fix it:</strong> Add &lt;content&gt;, or a &lt;link rel=&quot;alternate&quot;&gt;.</p><p><strong>What readers do:</strong> There is nothing to read or open.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link rel=&quot;alternate&quot; type=&quot;text/html&quot; href=&quot;https://example.org/1&quot;/&gt; &lt;link rel=&quot;enclosure&quot; type=&quot;audio/mpeg&quot; length=&quot;24986239&quot; href=&quot;https://example.org/1.mp3&quot;/&gt; &lt;link rel=&quot;replies&quot; type=&quot;application/atom+xml&quot; href=&quot;https://example.org/1/r …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/atom/entry-content-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryContentMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryContentMissing as default
};
