import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/recipient-type-missing","description":"","frontmatter":{"title":"podcast/recipient-type-missing","outline":false},"headers":[],"relativePath":"rules/podcast/recipient-type-missing.md","filePath":"rules/podcast/recipient-type-missing.md"}');
const _sfc_main = { name: "rules/podcast/recipient-type-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastrecipient-type-missing" tabindex="-1">podcast/recipient-type-missing <a class="header-anchor" href="#podcastrecipient-type-missing" aria-label="Permalink to &quot;podcast/recipient-type-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/value-recipient" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:valueRecipient&gt; has no attribute type.</p><p><strong>How to fix it:</strong> Write type=&quot;node&quot; or &quot;lnaddress&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:valueRecipient name=&quot;Ann&quot; address=&quot;02d5c1bf8b940dc9cadca86d1b0a3c37fbe39cee4c7e839e33bef9174531d27f52&quot; split=&quot;99&quot; fee=&quot;false&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:valueRecipient name=&quot;Ann&quot; type=&quot;node&quot; address=&quot;02d5c1bf8b940dc9cadca86d1b0a3c37fbe39cee4c7e839e33bef9174531d27f52&quot; split=&quot;99&quot; fee=&quot;false&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/recipient-type-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const recipientTypeMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  recipientTypeMissing as default
};
