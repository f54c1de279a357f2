import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/guid-missing","description":"","frontmatter":{"title":"itunes/guid-missing","outline":false},"headers":[],"relativePath":"rules/itunes/guid-missing.md","filePath":"rules/itunes/guid-missing.md"}');
const _sfc_main = { name: "rules/itunes/guid-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesguid-missing" tabindex="-1">itunes/guid-missing <a class="header-anchor" href="#itunesguid-missing" aria-label="Permalink to &quot;itunes/guid-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;item&gt; has no &lt;guid&gt;.<br> Add &lt;guid isPermaLink=&quot;false&quot;&gt; with an identifier that never changes.<br><em>Apps download the episode again when its file moves.</em></p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span></span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;guid isPermaLink=&quot;false&quot;&gt;tag:example.org,2024:1&lt;/guid&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/guid-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const guidMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  guidMissing as default
};
