import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"content/encoded-place","description":"","frontmatter":{"title":"content/encoded-place","outline":false},"headers":[],"relativePath":"rules/content/encoded-place.md","filePath":"rules/content/encoded-place.md"}');
const _sfc_main = { name: "rules/content/encoded-place.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="contentencoded-place" tabindex="-1">content/encoded-place <a class="header-anchor" href="#contentencoded-place" aria-label="Permalink to &quot;content/encoded-place&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/modules/content/" target="_blank" rel="noreferrer">specification</a></p><p>&lt;content:encoded&gt; is in &lt;channel&gt;; it belongs in &lt;item&gt; or &lt;entry&gt; or &lt;liveItem&gt;.</p><p><strong>How to fix it:</strong> Put it into the item.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;content:encoded&gt;&lt;![CDATA[&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;]]&gt;&lt;/content:encoded&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/content/encoded-place.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const encodedPlace = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  encodedPlace as default
};
