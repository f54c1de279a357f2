import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/player-url-missing","description":"","frontmatter":{"title":"media/player-url-missing","outline":false},"headers":[],"relativePath":"rules/media/player-url-missing.md","filePath":"rules/media/player-url-missing.md"}');
const _sfc_main = { name: "rules/media/player-url-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediaplayer-url-missing" tabindex="-1">media/player-url-missing <a class="header-anchor" href="#mediaplayer-url-missing" aria-label="Permalink to &quot;media/player-url-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-player" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:player&gt; has no attribute url.</p><p><strong>How to fix it:</strong> Give the address in url.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:player height=&quot;200&quot; width=&quot;400&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:player url=&quot;https://example.org/player?id=1&quot; height=&quot;200&quot; width=&quot;400&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/player-url-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const playerUrlMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  playerUrlMissing as default
};
