import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"dc/feed-date-and-date","description":"","frontmatter":{"title":"dc/feed-date-and-date","outline":false},"headers":[],"relativePath":"rules/dc/feed-date-and-date.md","filePath":"rules/dc/feed-date-and-date.md"}');
const _sfc_main = { name: "rules/dc/feed-date-and-date.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="dcfeed-date-and-date" tabindex="-1">dc/feed-date-and-date <a class="header-anchor" href="#dcfeed-date-and-date" aria-label="Permalink to &quot;dc/feed-date-and-date&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.dublincore.org/specifications/dublin-core/dcmi-terms/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;channel&gt; has both &lt;pubDate&gt; and &lt;dc:date&gt;, which mean the same.</p><p><strong>How to fix it:</strong> Keep &lt;pubDate&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dc:date&gt;words&lt;/dc:date&gt; &lt;pubDate&gt;words&lt;/pubDate&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/dc/feed-date-and-date.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const feedDateAndDate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  feedDateAndDate as default
};
