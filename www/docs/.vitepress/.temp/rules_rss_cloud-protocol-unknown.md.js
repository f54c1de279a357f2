import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/cloud-protocol-unknown","description":"","frontmatter":{"title":"rss/cloud-protocol-unknown","outline":false},"headers":[],"relativePath":"rules/rss/cloud-protocol-unknown.md","filePath":"rules/rss/cloud-protocol-unknown.md"}');
const _sfc_main = { name: "rules/rss/cloud-protocol-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsscloud-protocol-unknown" tabindex="-1">rss/cloud-protocol-unknown <a class="header-anchor" href="#rsscloud-protocol-unknown" aria-label="Permalink to &quot;rss/cloud-protocol-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#ltcloudgtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>The attribute protocol of &lt;cloud&gt; is “nonsense”; allowed: “xml-rpc”, “soap”, “http-post”, “https-post”.</p><p><strong>How to fix it:</strong> Name one of the protocols of the specification.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;cloud domain=&quot;cloud.example.org&quot; port=&quot;80&quot; path=&quot;/notify&quot; registerProcedure=&quot;&quot; protocol=&quot;nonsense&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;cloud domain=&quot;cloud.example.org&quot; port=&quot;80&quot; path=&quot;/notify&quot; registerProcedure=&quot;&quot; protocol=&quot;http-post&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/cloud-protocol-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cloudProtocolUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cloudProtocolUnknown as default
};
