import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/duration-missing","description":"","frontmatter":{"title":"itunes/duration-missing","outline":false},"headers":[],"relativePath":"rules/itunes/duration-missing.md","filePath":"rules/itunes/duration-missing.md"}');
const _sfc_main = { name: "rules/itunes/duration-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesduration-missing" tabindex="-1">itunes/duration-missing <a class="header-anchor" href="#itunesduration-missing" aria-label="Permalink to &quot;itunes/duration-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The entry has no &lt;itunes:duration&gt;.</p><p><strong>How to fix it:</strong> Add &lt;itunes:duration&gt; in seconds, so that apps can show it before a download.</p><p>Not reported together with the more specific <code>itunes/enclosure-missing</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:duration&gt;1:02:03&lt;/itunes:duration&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/duration-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const durationMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  durationMissing as default
};
