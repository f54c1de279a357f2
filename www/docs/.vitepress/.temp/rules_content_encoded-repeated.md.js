import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"content/encoded-repeated","description":"","frontmatter":{"title":"content/encoded-repeated","outline":false},"headers":[],"relativePath":"rules/content/encoded-repeated.md","filePath":"rules/content/encoded-repeated.md"}');
const _sfc_main = { name: "rules/content/encoded-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="contentencoded-repeated" tabindex="-1">content/encoded-repeated <a class="header-anchor" href="#contentencoded-repeated" aria-label="Permalink to &quot;content/encoded-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/modules/content/" target="_blank" rel="noreferrer">specification</a></p><p>The entry has more than one &lt;content:encoded&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;content:encoded&gt;.</p><p><strong>What readers do:</strong> Some readers show the first, some the last.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;content:encoded&gt;&lt;![CDATA[&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;]]&gt;&lt;/content:encoded&gt;&lt;content:encoded&gt;&lt;![CDATA[&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;]]&gt;&lt;/content:enco …</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/content/encoded-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const encodedRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  encodedRepeated as default
};
