import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/owner-text","description":"","frontmatter":{"title":"itunes/owner-text","outline":false},"headers":[],"relativePath":"rules/itunes/owner-text.md","filePath":"rules/itunes/owner-text.md"}');
const _sfc_main = { name: "rules/itunes/owner-text.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesowner-text" tabindex="-1">itunes/owner-text <a class="header-anchor" href="#itunesowner-text" aria-label="Permalink to &quot;itunes/owner-text&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:owner&gt; may contain elements only; it contains the text “words”.</p><p><strong>How to fix it:</strong> Put the name into &lt;itunes:name&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:owner&gt; words&lt;itunes:name&gt;Ann Author&lt;/itunes:name&gt;&lt;itunes:email&gt;ann@example.org&lt;/itunes:email&gt;&lt;/itunes:owner&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:owner&gt;&lt;itunes:name&gt;Ann Author&lt;/itunes:name&gt;&lt;itunes:email&gt;ann@example.org&lt;/itunes:email&gt;&lt;/itunes:owner&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/owner-text.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ownerText = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ownerText as default
};
