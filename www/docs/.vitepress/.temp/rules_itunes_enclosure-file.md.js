import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/enclosure-file","description":"","frontmatter":{"title":"itunes/enclosure-file","outline":false},"headers":[],"relativePath":"rules/itunes/enclosure-file.md","filePath":"rules/itunes/enclosure-file.md"}');
const _sfc_main = { name: "rules/itunes/enclosure-file.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesenclosure-file" tabindex="-1">itunes/enclosure-file <a class="header-anchor" href="#itunesenclosure-file" aria-label="Permalink to &quot;itunes/enclosure-file&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The attribute url of &lt;enclosure&gt; is “<a href="https://example.org/1.html%E2%80%9D" target="_blank" rel="noreferrer">https://example.org/1.html”</a>, which is not the address of a file that podcast players play (.mp3, .m4a, .mp4, .m4v, .mov, .pdf).</p><p><strong>How to fix it:</strong> Use a format that Apple accepts: M4A, MP3, MOV, MP4, M4V or PDF.</p><p><strong>What readers do:</strong> Apple leaves the episode out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure length=&quot;0&quot; type=&quot;audio/mpeg&quot; url=&quot;https://example.org/1.html&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/live.mp3&quot; length=&quot;0&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/enclosure-file.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const enclosureFile = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  enclosureFile as default
};
