import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/window-right-form","description":"","frontmatter":{"title":"opml/window-right-form","outline":false},"headers":[],"relativePath":"rules/opml/window-right-form.md","filePath":"rules/opml/window-right-form.md"}');
const _sfc_main = { name: "rules/opml/window-right-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmlwindow-right-form" tabindex="-1">opml/window-right-form <a class="header-anchor" href="#opmlwindow-right-form" aria-label="Permalink to &quot;opml/window-right-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://opml.org/spec2.opml#1629042982000" target="_blank" rel="noreferrer">specification</a></p><p>&lt;windowRight&gt; is “1.5”, which is not a whole number.</p><p><strong>How to fix it:</strong> Write a number of pixels.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;windowRight&gt;1.5&lt;/windowRight&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;windowRight&gt;600&lt;/windowRight&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/window-right-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const windowRightForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  windowRightForm as default
};
