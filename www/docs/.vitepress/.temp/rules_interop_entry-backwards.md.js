import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/entry-backwards","description":"","frontmatter":{"title":"interop/entry-backwards","outline":false},"headers":[],"relativePath":"rules/interop/entry-backwards.md","filePath":"rules/interop/entry-backwards.md"}');
const _sfc_main = { name: "rules/interop/entry-backwards.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interopentry-backwards" tabindex="-1">interop/entry-backwards <a class="header-anchor" href="#interopentry-backwards" aria-label="Permalink to &quot;interop/entry-backwards&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The entry was updated before it was published.</p><p><strong>How to fix it:</strong> Check both dates and their time zones.</p><p>Not reported together with the more specific <code>atom/entry-order</code>, <code>json/item-order</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;rss version=&quot;2.0&quot; xmlns:a=&quot;http://www.w3.org/2005/Atom&quot;&gt;&lt;channel&gt;&lt;item&gt;&lt;title&gt;A&lt;/title&gt;&lt;pubDate&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/pubDate&gt;&lt;a:updated&gt;2020-01-15T14:45:00Z&lt;/a:updated&gt;&lt;/item&gt;&lt;/channel&gt;&lt;/rss&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/entry-backwards.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const entryBackwards = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  entryBackwards as default
};
