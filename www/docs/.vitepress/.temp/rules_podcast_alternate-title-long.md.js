import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/alternate-title-long","description":"","frontmatter":{"title":"podcast/alternate-title-long","outline":false},"headers":[],"relativePath":"rules/podcast/alternate-title-long.md","filePath":"rules/podcast/alternate-title-long.md"}');
const _sfc_main = { name: "rules/podcast/alternate-title-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastalternate-title-long" tabindex="-1">podcast/alternate-title-long <a class="header-anchor" href="#podcastalternate-title-long" aria-label="Permalink to &quot;podcast/alternate-title-long&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/alternate-enclosure" target="_blank" rel="noreferrer">specification</a></p><p>The attribute title of &lt;podcast:alternateEnclosure&gt; is “a name that is much longer than names are”, which is longer than 32 characters.</p><p><strong>How to fix it:</strong> Use at most 32 characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:alternateEnclosure type=&quot;audio/opus&quot; length=&quot;1234567&quot; bitrate=&quot;32000&quot; height=&quot;720&quot; lang=&quot;en&quot; default=&quot;false&quot; title=&quot;a name that is much longer than names are&quot;&gt;&lt;podcast:source uri=&quot;https://example.org/1.opus&quot; contentType=&quot;audio/opus …</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:alternateEnclosure type=&quot;audio/opus&quot; length=&quot;1234567&quot; bitrate=&quot;32000&quot; height=&quot;720&quot; lang=&quot;en&quot; title=&quot;Opus&quot; default=&quot;false&quot;&gt;&lt;podcast:source uri=&quot;https://example.org/1.opus&quot; contentType=&quot;audio/opus&quot;/&gt;&lt;podcast:integrity type=&quot;sri&quot; valu …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/alternate-title-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const alternateTitleLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  alternateTitleLong as default
};
