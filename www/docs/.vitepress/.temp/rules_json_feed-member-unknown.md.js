import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"json/feed-member-unknown","description":"","frontmatter":{"title":"json/feed-member-unknown","outline":false},"headers":[],"relativePath":"rules/json/feed-member-unknown.md","filePath":"rules/json/feed-member-unknown.md"}');
const _sfc_main = { name: "rules/json/feed-member-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="jsonfeed-member-unknown" tabindex="-1">json/feed-member-unknown <a class="header-anchor" href="#jsonfeed-member-unknown" aria-label="Permalink to &quot;json/feed-member-unknown&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.jsonfeed.org/version/1.1/#extensions" target="_blank" rel="noreferrer">specification</a></p><p>“feed” contains “nonsense”, which its specification does not define.</p><p><strong>How to fix it:</strong> Begin the names of extensions with an underscore.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;nonsense&quot;:1,&quot;title&quot;:&quot;Harbour notes&quot;}</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>{&quot;title&quot;:&quot;Harbour notes&quot;}</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/json/feed-member-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedMemberUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedMemberUnknown as default
};
