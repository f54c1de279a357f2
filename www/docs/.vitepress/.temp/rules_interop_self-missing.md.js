import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/self-missing","description":"","frontmatter":{"title":"interop/self-missing","outline":false},"headers":[],"relativePath":"rules/interop/self-missing.md","filePath":"rules/interop/self-missing.md"}');
const _sfc_main = { name: "rules/interop/self-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopself-missing" tabindex="-1">interop/self-missing <a class="header-anchor" href="#interopself-missing" aria-label="Permalink to &quot;interop/self-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile#element-channel-atom-link" target="_blank" rel="noreferrer">specification</a></p><p>The feed does not state its own address.</p><p><strong>How to fix it:</strong> Add &lt;atom:link rel=&quot;self&quot; href=&quot;…&quot; type=&quot;application/rss+xml&quot;/&gt;.</p><p>Not reported together with the more specific <code>atom/feed-self-missing</code>, <code>json/feed-url-missing</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot;&gt;&lt;channel&gt;&lt;title&gt;A&lt;/title&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/self-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const selfMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  selfMissing as default
};
