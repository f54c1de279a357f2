import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/person-href-form","description":"","frontmatter":{"title":"podcast/person-href-form","outline":false},"headers":[],"relativePath":"rules/podcast/person-href-form.md","filePath":"rules/podcast/person-href-form.md"}');
const _sfc_main = { name: "rules/podcast/person-href-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastperson-href-form" tabindex="-1">podcast/person-href-form <a class="header-anchor" href="#podcastperson-href-form" aria-label="Permalink to &quot;podcast/person-href-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/person" target="_blank" rel="noreferrer">specification</a></p><p>The attribute href of &lt;podcast:person&gt; is “/page”, which is not a full address that begins with http:// or https://.</p><p><strong>How to fix it:</strong> Write the full address.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:person img=&quot;https://example.org/ann.jpg&quot; role=&quot;host&quot; group=&quot;cast&quot; href=&quot;/page&quot;&gt;Ann Author&lt;/podcast:person&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:person href=&quot;https://example.org/ann&quot; img=&quot;https://example.org/ann.jpg&quot; role=&quot;host&quot; group=&quot;cast&quot;&gt;Ann Author&lt;/podcast:person&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/person-href-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const personHrefForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  personHrefForm as default
};
