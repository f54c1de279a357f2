import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/slash-date","description":"","frontmatter":{"title":"interop/slash-date","outline":false},"headers":[],"relativePath":"rules/interop/slash-date.md","filePath":"rules/interop/slash-date.md"}');
const _sfc_main = { name: "rules/interop/slash-date.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopslash-date" tabindex="-1">interop/slash-date <a class="header-anchor" href="#interopslash-date" aria-label="Permalink to &quot;interop/slash-date&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile#data-types-datetime" target="_blank" rel="noreferrer">specification</a></p><p>&lt;pubDate&gt; is “01/02/2024”: not a valid date: day and month with slashes are read in both orders.<br> Write dates as “Mon, 15 Jan 2024 14:45:00 GMT”.<br><em>Day and month are exchanged by some readers.</em></p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;pubDate&gt;01/02/2024&lt;/pubDate&gt;</span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;pubDate&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/slash-date.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const slashDate = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  slashDate as default
};
