import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/update-start-form","description":"","frontmatter":{"title":"podcast/update-start-form","outline":false},"headers":[],"relativePath":"rules/podcast/update-start-form.md","filePath":"rules/podcast/update-start-form.md"}');
const _sfc_main = { name: "rules/podcast/update-start-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastupdate-start-form" tabindex="-1">podcast/update-start-form <a class="header-anchor" href="#podcastupdate-start-form" aria-label="Permalink to &quot;podcast/update-start-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/update-frequency" target="_blank" rel="noreferrer">specification</a></p><p>The attribute dtstart of &lt;podcast:updateFrequency&gt; is “soon”, which is not an ISO 8601 date.</p><p><strong>How to fix it:</strong> Write “2024-01-15T14:45:00Z”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:updateFrequency complete=&quot;false&quot; rrule=&quot;FREQ=WEEKLY&quot; dtstart=&quot;soon&quot;&gt;Weekly&lt;/podcast:updateFrequency&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:updateFrequency complete=&quot;false&quot; dtstart=&quot;2024-01-01T00:00:00Z&quot; rrule=&quot;FREQ=WEEKLY&quot;&gt;Weekly&lt;/podcast:updateFrequency&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/update-start-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const updateStartForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  updateStartForm as default
};
