import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/new-feed-url-repeated","description":"","frontmatter":{"title":"itunes/new-feed-url-repeated","outline":false},"headers":[],"relativePath":"rules/itunes/new-feed-url-repeated.md","filePath":"rules/itunes/new-feed-url-repeated.md"}');
const _sfc_main = { name: "rules/itunes/new-feed-url-repeated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesnew-feed-url-repeated" tabindex="-1">itunes/new-feed-url-repeated <a class="header-anchor" href="#itunesnew-feed-url-repeated" aria-label="Permalink to &quot;itunes/new-feed-url-repeated&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>The feed has more than one &lt;itunes:new-feed-url&gt;.</p><p><strong>How to fix it:</strong> Keep one &lt;itunes:new-feed-url&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:new-feed-url&gt;https://example.org/new.xml&lt;/itunes:new-feed-url&gt;&lt;itunes:new-feed-url&gt;https://example.org/new.xml&lt;/itunes:new-feed-url&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/new-feed-url-repeated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const newFeedUrlRepeated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  newFeedUrlRepeated as default
};
