import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/enclosure-playable","description":"","frontmatter":{"title":"itunes/enclosure-playable","outline":false},"headers":[],"relativePath":"rules/itunes/enclosure-playable.md","filePath":"rules/itunes/enclosure-playable.md"}');
const _sfc_main = { name: "rules/itunes/enclosure-playable.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesenclosure-playable" tabindex="-1">itunes/enclosure-playable <a class="header-anchor" href="#itunesenclosure-playable" aria-label="Permalink to &quot;itunes/enclosure-playable&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The attribute type of &lt;enclosure&gt; is “text/html”, which is not a media type of audio or video.</p><p><strong>How to fix it:</strong> Use a format that Apple accepts: M4A, MP3, MOV, MP4, M4V or PDF.</p><p><strong>What readers do:</strong> Apple leaves the episode out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/live.mp3&quot; length=&quot;0&quot; type=&quot;text/html&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/live.mp3&quot; length=&quot;0&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/enclosure-playable.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosurePlayable = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosurePlayable as default
};
