import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/live-end-form","description":"","frontmatter":{"title":"podcast/live-end-form","outline":false},"headers":[],"relativePath":"rules/podcast/live-end-form.md","filePath":"rules/podcast/live-end-form.md"}');
const _sfc_main = { name: "rules/podcast/live-end-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastlive-end-form" tabindex="-1">podcast/live-end-form <a class="header-anchor" href="#podcastlive-end-form" aria-label="Permalink to &quot;podcast/live-end-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/live-item" target="_blank" rel="noreferrer">specification</a></p><p>The attribute end of &lt;podcast:liveItem&gt; is “soon”, which is not an ISO 8601 date.</p><p><strong>How to fix it:</strong> Write “2024-01-15T16:45:00Z”.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:liveItem status=&quot;pending&quot; start=&quot;2024-02-01T18:00:00Z&quot; end=&quot;soon&quot;&gt;&lt;title&gt;Live at the quay&lt;/title&gt;&lt;guid isPermaLink=&quot;false&quot;&gt;live-1&lt;/guid&gt;&lt;enclosure url=&quot;https://example.org/live.mp3&quot; length=&quot;0&quot; type=&quot;audio/mpeg&quot;/&gt;&lt;podcast:contentLin …</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:liveItem status=&quot;pending&quot; start=&quot;2024-02-01T18:00:00Z&quot; end=&quot;2024-02-01T19:00:00Z&quot;&gt;&lt;title&gt;Live at the quay&lt;/title&gt;&lt;guid isPermaLink=&quot;false&quot;&gt;live-1&lt;/guid&gt;&lt;enclosure url=&quot;https://example.org/live.mp3&quot; length=&quot;0&quot; type=&quot;audio/mpeg&quot;/&gt;&lt;po …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/live-end-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const liveEndForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  liveEndForm as default
};
