import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/xml-url-type","description":"","frontmatter":{"title":"opml/xml-url-type","outline":false},"headers":[],"relativePath":"rules/opml/xml-url-type.md","filePath":"rules/opml/xml-url-type.md"}');
const _sfc_main = { name: "rules/opml/xml-url-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmlxml-url-type" tabindex="-1">opml/xml-url-type <a class="header-anchor" href="#opmlxml-url-type" aria-label="Permalink to &quot;opml/xml-url-type&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://opml.org/spec2.opml#1629043127000" target="_blank" rel="noreferrer">specification</a></p><p>&lt;outline&gt; has the attribute xmlUrl without the attribute type.</p><p><strong>How to fix it:</strong> Add type=&quot;rss&quot;.</p><p><strong>What readers do:</strong> Some readers import only outlines of type rss.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;outline text=&quot;Harbour notes&quot; htmlUrl=&quot;https://example.org/&quot; version=&quot;RSS2&quot; language=&quot;en&quot; created=&quot;Mon, 15 Jan 2024 14:45:00 GMT&quot; isComment=&quot;false&quot; isBreakpoint=&quot;false&quot; xmlUrl=&quot;https://example.org/1&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;outline text=&quot;Harbour notes&quot; type=&quot;rss&quot; xmlUrl=&quot;https://example.org/feed.xml&quot; htmlUrl=&quot;https://example.org/&quot; version=&quot;RSS2&quot; language=&quot;en&quot; created=&quot;Mon, 15 Jan 2024 14:45:00 GMT&quot; isComment=&quot;false&quot; isBreakpoint=&quot;false&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/xml-url-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const xmlUrlType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  xmlUrlType as default
};
