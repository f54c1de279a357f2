import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/person-group-unknown","description":"","frontmatter":{"title":"podcast/person-group-unknown","outline":false},"headers":[],"relativePath":"rules/podcast/person-group-unknown.md","filePath":"rules/podcast/person-group-unknown.md"}');
const _sfc_main = { name: "rules/podcast/person-group-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastperson-group-unknown" tabindex="-1">podcast/person-group-unknown <a class="header-anchor" href="#podcastperson-group-unknown" aria-label="Permalink to &quot;podcast/person-group-unknown&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/person" target="_blank" rel="noreferrer">specification</a></p><p>The attribute group of &lt;podcast:person&gt; is “nonsense”; allowed: “cast”, “creative direction”, “writing”, “audio production”, “audio post-production”, “administration”, “visuals”, “community”, “misc.”, “video production”, “video post-production”, “Cast”, and others.</p><p><strong>How to fix it:</strong> Use a group of the Podcast Taxonomy Project.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:person href=&quot;https://example.org/ann&quot; img=&quot;https://example.org/ann.jpg&quot; role=&quot;host&quot; group=&quot;nonsense&quot;&gt;Ann Author&lt;/podcast:person&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:person href=&quot;https://example.org/ann&quot; img=&quot;https://example.org/ann.jpg&quot; role=&quot;host&quot; group=&quot;cast&quot;&gt;Ann Author&lt;/podcast:person&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/person-group-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const personGroupUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  personGroupUnknown as default
};
