import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/cloud-empty","description":"","frontmatter":{"title":"rss/cloud-empty","outline":false},"headers":[],"relativePath":"rules/rss/cloud-empty.md","filePath":"rules/rss/cloud-empty.md"}');
const _sfc_main = { name: "rules/rss/cloud-empty.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsscloud-empty" tabindex="-1">rss/cloud-empty <a class="header-anchor" href="#rsscloud-empty" aria-label="Permalink to &quot;rss/cloud-empty&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltcloudgtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;cloud&gt; must be empty; it contains “words”.</p><p><strong>How to fix it:</strong> Put everything into attributes; &lt;cloud&gt; has no content.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;cloud domain=&quot;cloud.example.org&quot; port=&quot;80&quot; path=&quot;/notify&quot; registerProcedure=&quot;&quot; protocol=&quot;http-post&quot;&gt;words&lt;/cloud&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;cloud domain=&quot;cloud.example.org&quot; port=&quot;80&quot; path=&quot;/notify&quot; registerProcedure=&quot;&quot; protocol=&quot;http-post&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/cloud-empty.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cloudEmpty = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cloudEmpty as default
};
