import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/remote-feed-form","description":"","frontmatter":{"title":"podcast/remote-feed-form","outline":false},"headers":[],"relativePath":"rules/podcast/remote-feed-form.md","filePath":"rules/podcast/remote-feed-form.md"}');
const _sfc_main = { name: "rules/podcast/remote-feed-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastremote-feed-form" tabindex="-1">podcast/remote-feed-form <a class="header-anchor" href="#podcastremote-feed-form" aria-label="Permalink to &quot;podcast/remote-feed-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/remote-item" target="_blank" rel="noreferrer">specification</a></p><p>The attribute feedGuid of &lt;podcast:remoteItem&gt; is “123”, which is not a UUID.</p><p><strong>How to fix it:</strong> Write the feed&#39;s UUID.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:remoteItem feedUrl=&quot;https://example.net/feed.xml&quot; medium=&quot;podcast&quot; feedGuid=&quot;123&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:remoteItem feedGuid=&quot;29cdca4a-32d8-56ba-b48b-09a011c5daa9&quot; feedUrl=&quot;https://example.net/feed.xml&quot; medium=&quot;podcast&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/remote-feed-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const remoteFeedForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  remoteFeedForm as default
};
