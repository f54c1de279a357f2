import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/autodiscovery","description":"","frontmatter":{"title":"network/autodiscovery","outline":false},"headers":[],"relativePath":"rules/network/autodiscovery.md","filePath":"rules/network/autodiscovery.md"}');
const _sfc_main = { name: "rules/network/autodiscovery.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkautodiscovery" tabindex="-1">network/autodiscovery <a class="header-anchor" href="#networkautodiscovery" aria-label="Permalink to &quot;network/autodiscovery&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-autodiscovery" target="_blank" rel="noreferrer">specification</a></p><p>The page … does not link to the feed.</p><p><strong>How to fix it:</strong> Add &lt;link rel=&quot;alternate&quot; type=&quot;application/rss+xml&quot; href=&quot;…&quot;&gt; to its head.</p><p><strong>What readers do:</strong> Readers cannot find the feed from the site&#39;s address.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>&lt;head&gt;&lt;title&gt;News&lt;/title&gt;&lt;/head&gt;</code></td><td><code>&lt;link rel=&quot;alternate&quot; type=&quot;application/rss+xml&quot; href=&quot;/feed.xml&quot;&gt;</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/autodiscovery.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const autodiscovery = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  autodiscovery as default
};
