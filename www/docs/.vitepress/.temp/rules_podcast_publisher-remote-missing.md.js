import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/publisher-remote-missing","description":"","frontmatter":{"title":"podcast/publisher-remote-missing","outline":false},"headers":[],"relativePath":"rules/podcast/publisher-remote-missing.md","filePath":"rules/podcast/publisher-remote-missing.md"}');
const _sfc_main = { name: "rules/podcast/publisher-remote-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastpublisher-remote-missing" tabindex="-1">podcast/publisher-remote-missing <a class="header-anchor" href="#podcastpublisher-remote-missing" aria-label="Permalink to &quot;podcast/publisher-remote-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/publisher" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:publisher&gt; has no &lt;podcast:remoteItem&gt;.</p><p><strong>How to fix it:</strong> Add a &lt;podcast:remoteItem&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:publisher&gt;&lt;/podcast:publisher&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:publisher&gt;&lt;podcast:remoteItem feedGuid=&quot;003af0a0-6a45-55cf-b765-68e3d349551a&quot; medium=&quot;publisher&quot;/&gt;&lt;/podcast:publisher&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/publisher-remote-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const publisherRemoteMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  publisherRemoteMissing as default
};
