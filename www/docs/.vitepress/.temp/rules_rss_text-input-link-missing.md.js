import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss/text-input-link-missing","description":"","frontmatter":{"title":"rss/text-input-link-missing","outline":false},"headers":[],"relativePath":"rules/rss/text-input-link-missing.md","filePath":"rules/rss/text-input-link-missing.md"}');
const _sfc_main = { name: "rules/rss/text-input-link-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rsstext-input-link-missing" tabindex="-1">rss/text-input-link-missing <a class="header-anchor" href="#rsstext-input-link-missing" aria-label="Permalink to &quot;rss/text-input-link-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/rss-specification#lttextinputgtSubelementOfLtchannelgt" target="_blank" rel="noreferrer">specification</a></p><p>&lt;textInput&gt; has no &lt;link&gt;.</p><p><strong>How to fix it:</strong> Add &lt;link&gt;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;60&lt;/ttl&gt;&lt;textInput&gt;&lt;title&gt;Search&lt;/title&gt;&lt;description&gt;Search the notes&lt;/description&gt;&lt;name&gt;q&lt;/name&gt;&lt;/textInput&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;ttl&gt;60&lt;/ttl&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss/text-input-link-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const textInputLinkMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  textInputLinkMissing as default
};
