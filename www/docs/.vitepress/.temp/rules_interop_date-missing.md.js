import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/date-missing","description":"","frontmatter":{"title":"interop/date-missing","outline":false},"headers":[],"relativePath":"rules/interop/date-missing.md","filePath":"rules/interop/date-missing.md"}');
const _sfc_main = { name: "rules/interop/date-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopdate-missing" tabindex="-1">interop/date-missing <a class="header-anchor" href="#interopdate-missing" aria-label="Permalink to &quot;interop/date-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rssboard.org/rss-profile#element-channel-item-pubdate" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has no &lt;pubDate&gt; or &lt;dc:date&gt; or &lt;atom:updated&gt; or &lt;atom:published&gt;.<br> Add &lt;pubDate&gt;.<br><em>Readers show the time of the download.</em></p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;pubDate&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/date-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dateMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dateMissing as default
};
