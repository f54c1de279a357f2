import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/episode-title-missing","description":"","frontmatter":{"title":"itunes/episode-title-missing","outline":false},"headers":[],"relativePath":"rules/itunes/episode-title-missing.md","filePath":"rules/itunes/episode-title-missing.md"}');
const _sfc_main = { name: "rules/itunes/episode-title-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesepisode-title-missing" tabindex="-1">itunes/episode-title-missing <a class="header-anchor" href="#itunesepisode-title-missing" aria-label="Permalink to &quot;itunes/episode-title-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has no &lt;title&gt; or &lt;itunes:title&gt;.</p><p><strong>How to fix it:</strong> Add &lt;title&gt;.</p><p><strong>What readers do:</strong> Apps show “Untitled”, or leave the episode out.</p><p>Not reported together with the more specific <code>rss/item-title-or-description-missing</code>, <code>rss/item-empty</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;link&gt;https://example.org/1&lt;/link&gt; &lt;description&gt;He counts ships.&lt;/description&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;title&gt;The lighthouse keeper&lt;/title&gt; &lt;link&gt;https://example.org/1&lt;/link&gt; &lt;description&gt;He counts ships.&lt;/description&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/episode-title-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const episodeTitleMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  episodeTitleMissing as default
};
