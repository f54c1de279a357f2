import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/enclosure-missing","description":"","frontmatter":{"title":"itunes/enclosure-missing","outline":false},"headers":[],"relativePath":"rules/itunes/enclosure-missing.md","filePath":"rules/itunes/enclosure-missing.md"}');
const _sfc_main = { name: "rules/itunes/enclosure-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesenclosure-missing" tabindex="-1">itunes/enclosure-missing <a class="header-anchor" href="#itunesenclosure-missing" aria-label="Permalink to &quot;itunes/enclosure-missing&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has no &lt;enclosure&gt; or &lt;media:content&gt; or &lt;media:group&gt;.</p><p><strong>How to fix it:</strong> Add &lt;enclosure&gt; with the episode&#39;s file.</p><p><strong>What readers do:</strong> Podcast apps leave the episode out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;guid isPermaLink=&quot;false&quot;&gt;tag:example.org,2024:1&lt;/guid&gt; &lt;pubDate&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt; &lt;guid isPermaLink=&quot;false&quot;&gt;tag:example.org,2024:1&lt;/guid&gt; &lt;pubDate&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/enclosure-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureMissing as default
};
