import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/peer-link-type","description":"","frontmatter":{"title":"media/peer-link-type","outline":false},"headers":[],"relativePath":"rules/media/peer-link-type.md","filePath":"rules/media/peer-link-type.md"}');
const _sfc_main = { name: "rules/media/peer-link-type.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediapeer-link-type" tabindex="-1">media/peer-link-type <a class="header-anchor" href="#mediapeer-link-type" aria-label="Permalink to &quot;media/peer-link-type&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-peerlink" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;media:peerLink&gt; is “mp3”, which is not a media type such as “audio/mpeg”.</p><p><strong>How to fix it:</strong> Write application/x-bittorrent.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:peerLink href=&quot;https://example.org/1.torrent&quot; type=&quot;mp3&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:peerLink type=&quot;application/x-bittorrent&quot; href=&quot;https://example.org/1.torrent&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/peer-link-type.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const peerLinkType = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  peerLinkType as default
};
