import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/explicit-empty","description":"","frontmatter":{"title":"itunes/explicit-empty","outline":false},"headers":[],"relativePath":"rules/itunes/explicit-empty.md","filePath":"rules/itunes/explicit-empty.md"}');
const _sfc_main = { name: "rules/itunes/explicit-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesexplicit-empty" tabindex="-1">itunes/explicit-empty <a class="header-anchor" href="#itunesexplicit-empty" aria-label="Permalink to &quot;itunes/explicit-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:explicit&gt; is empty.</p><p><strong>How to fix it:</strong> Write true or false.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:explicit&gt;&lt;/itunes:explicit&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:explicit&gt;false&lt;/itunes:explicit&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/explicit-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const explicitEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  explicitEmpty as default
};
