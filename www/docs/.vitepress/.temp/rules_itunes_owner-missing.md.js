import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/owner-missing","description":"","frontmatter":{"title":"itunes/owner-missing","outline":false},"headers":[],"relativePath":"rules/itunes/owner-missing.md","filePath":"rules/itunes/owner-missing.md"}');
const _sfc_main = { name: "rules/itunes/owner-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesowner-missing" tabindex="-1">itunes/owner-missing <a class="header-anchor" href="#itunesowner-missing" aria-label="Permalink to &quot;itunes/owner-missing&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The feed has no &lt;itunes:owner&gt; or &lt;podcast:locked&gt;.</p><p><strong>How to fix it:</strong> Add &lt;itunes:owner&gt; with an e-mail address: directories use it to verify ownership.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:image href=&quot;https://example.org/cover.jpg&quot;/&gt; &lt;itunes:category text=&quot;Society &amp;amp; Culture&quot;&gt;&lt;itunes:category text=&quot;Documentary&quot;/&gt;&lt;/itunes:category&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:owner&gt;&lt;itunes:name&gt;Ann Author&lt;/itunes:name&gt;&lt;itunes:email&gt;ann@example.org&lt;/itunes:email&gt;&lt;/itunes:owner&gt; &lt;itunes:image href=&quot;https://example.org/cover.jpg&quot;/&gt; &lt;itunes:category text=&quot;Society &amp;amp; Culture&quot;&gt;&lt;itunes:category text=&quot;Documen …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/owner-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const ownerMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  ownerMissing as default
};
