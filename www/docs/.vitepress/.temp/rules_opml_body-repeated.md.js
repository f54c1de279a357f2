import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/body-repeated","description":"","frontmatter":{"title":"opml/body-repeated","outline":false},"headers":[],"relativePath":"rules/opml/body-repeated.md","filePath":"rules/opml/body-repeated.md"}');
const _sfc_main = { name: "rules/opml/body-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmlbody-repeated" tabindex="-1">opml/body-repeated <a class="header-anchor" href="#opmlbody-repeated" aria-label="Permalink to &quot;opml/body-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://opml.org/spec2.opml#1629042982000" target="_blank" rel="noreferrer">specification</a></p><p>&lt;opml&gt; has more than one &lt;body&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;body&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;body&gt; &lt;outline text=&quot;Harbour notes&quot; type=&quot;rss&quot; xmlUrl=&quot;https://example.org/feed.xml&quot; htmlUrl=&quot;https://example.org/&quot; version=&quot;RSS2&quot; language=&quot;en&quot; created=&quot;Mon, 15 Jan 2024 14:45:00 GMT&quot; isComment=&quot;false&quot; isBreakpoint=&quot;false&quot;/&gt; &lt;outline text …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/body-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const bodyRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  bodyRepeated as default
};
