import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/social-protocol-unknown","description":"","frontmatter":{"title":"podcast/social-protocol-unknown","outline":false},"headers":[],"relativePath":"rules/podcast/social-protocol-unknown.md","filePath":"rules/podcast/social-protocol-unknown.md"}');
const _sfc_main = { name: "rules/podcast/social-protocol-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastsocial-protocol-unknown" tabindex="-1">podcast/social-protocol-unknown <a class="header-anchor" href="#podcastsocial-protocol-unknown" aria-label="Permalink to &quot;podcast/social-protocol-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/social-interact" target="_blank" rel="noreferrer">specification</a></p><p>The attribute protocol of &lt;podcast:socialInteract&gt; is “nonsense”; allowed: “disabled”, “activitypub”, “twitter”, “lightning”, “atproto”, “hive”, “matrix”, “nostr”.</p><p><strong>How to fix it:</strong> Name a protocol of the specification.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:socialInteract uri=&quot;https://example.org/@ann/1&quot; accountUrl=&quot;https://example.org/@ann&quot; priority=&quot;1&quot; protocol=&quot;nonsense&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:socialInteract protocol=&quot;activitypub&quot; uri=&quot;https://example.org/@ann/1&quot; accountUrl=&quot;https://example.org/@ann&quot; priority=&quot;1&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/social-protocol-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const socialProtocolUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  socialProtocolUnknown as default
};
