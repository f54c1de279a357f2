import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/update-long","description":"","frontmatter":{"title":"podcast/update-long","outline":false},"headers":[],"relativePath":"rules/podcast/update-long.md","filePath":"rules/podcast/update-long.md"}');
const _sfc_main = { name: "rules/podcast/update-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastupdate-long" tabindex="-1">podcast/update-long <a class="header-anchor" href="#podcastupdate-long" aria-label="Permalink to &quot;podcast/update-long&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/update-frequency" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:updateFrequency&gt; is 129 characters long; at most 128 are shown or allowed.</p><p><strong>How to fix it:</strong> Use at most 128 characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:updateFrequency complete=&quot;false&quot; dtstart=&quot;2024-01-01T00:00:00Z&quot; rrule=&quot;FREQ=WEEKLY&quot;&gt;xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx&lt;/podcast:updateFr …</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:updateFrequency complete=&quot;false&quot; dtstart=&quot;2024-01-01T00:00:00Z&quot; rrule=&quot;FREQ=WEEKLY&quot;&gt;Weekly&lt;/podcast:updateFrequency&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/update-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const updateLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  updateLong as default
};
