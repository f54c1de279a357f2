import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"accessibility/image-file-name","description":"","frontmatter":{"title":"accessibility/image-file-name","outline":false},"headers":[],"relativePath":"rules/accessibility/image-file-name.md","filePath":"rules/accessibility/image-file-name.md"}');
const _sfc_main = { name: "rules/accessibility/image-file-name.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="accessibilityimage-file-name" tabindex="-1">accessibility/image-file-name <a class="header-anchor" href="#accessibilityimage-file-name" aria-label="Permalink to &quot;accessibility/image-file-name&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.w3.org/TR/WCAG22/#non-text-content" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains an image whose alternative text is a file name: 1.jpg.</p><p><strong>How to fix it:</strong> Describe the image in alt.</p><p><strong>What readers do:</strong> Screen readers read the file&#39;s name aloud.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;img src=&quot;https://example.org/1.jpg&quot; alt=&quot;1.jpg&quot;&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/accessibility/image-file-name.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const imageFileName = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  imageFileName as default
};
