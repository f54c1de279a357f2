import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/webmaster-form","description":"","frontmatter":{"title":"rss/webmaster-form","outline":false},"headers":[],"relativePath":"rules/rss/webmaster-form.md","filePath":"rules/rss/webmaster-form.md"}');
const _sfc_main = { name: "rules/rss/webmaster-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsswebmaster-form" tabindex="-1">rss/webmaster-form <a class="header-anchor" href="#rsswebmaster-form" aria-label="Permalink to &quot;rss/webmaster-form&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-specification#optionalChannelElements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;webMaster&gt; is “Ann Author”, which is not an e-mail address with a name in parentheses: “ann@example.org (Ann)”.</p><p><strong>How to fix it:</strong> Write “web@example.org (Web Team)”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;webMaster&gt;Ann Author&lt;/webMaster&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;webMaster&gt;web@example.org (Web Team)&lt;/webMaster&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/webmaster-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const webmasterForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  webmasterForm as default
};
