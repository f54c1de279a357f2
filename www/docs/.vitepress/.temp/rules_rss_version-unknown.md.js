import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/version-unknown","description":"","frontmatter":{"title":"rss/version-unknown","outline":false},"headers":[],"relativePath":"rules/rss/version-unknown.md","filePath":"rules/rss/version-unknown.md"}');
const _sfc_main = { name: "rules/rss/version-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rssversion-unknown" tabindex="-1">rss/version-unknown <a class="header-anchor" href="#rssversion-unknown" aria-label="Permalink to &quot;rss/version-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#whatIsRss" target="_blank" rel="noreferrer">specification</a></p><p>The attribute version of &lt;rss&gt; is “nonsense”; allowed: “0.91”, “0.92”, “0.93”, “0.94”, “2.0”.</p><p><strong>How to fix it:</strong> Write version=&quot;2.0&quot;; there is no later version.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss xmlns:atom=&quot;http://www.w3.org/2005/Atom&quot; xmlns:content=&quot;http://purl.org/rss/1.0/modules/content/&quot; xmlns:dc=&quot;http://purl.org/dc/elements/1.1/&quot; xmlns:slash=&quot;http://purl.org/rss/1.0/modules/slash/&quot; xmlns:wfw=&quot;http://wellformedweb.org/Comm …</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot; xmlns:atom=&quot;http://www.w3.org/2005/Atom&quot; xmlns:content=&quot;http://purl.org/rss/1.0/modules/content/&quot; xmlns:dc=&quot;http://purl.org/dc/elements/1.1/&quot; xmlns:slash=&quot;http://purl.org/rss/1.0/modules/slash/&quot; xmlns:wfw=&quot;http://wellform …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/version-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const versionUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  versionUnknown as default
};
