import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/txt-purpose-long","description":"","frontmatter":{"title":"podcast/txt-purpose-long","outline":false},"headers":[],"relativePath":"rules/podcast/txt-purpose-long.md","filePath":"rules/podcast/txt-purpose-long.md"}');
const _sfc_main = { name: "rules/podcast/txt-purpose-long.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcasttxt-purpose-long" tabindex="-1">podcast/txt-purpose-long <a class="header-anchor" href="#podcasttxt-purpose-long" aria-label="Permalink to &quot;podcast/txt-purpose-long&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/txt" target="_blank" rel="noreferrer">specification</a></p><p>The attribute purpose of &lt;podcast:txt&gt; is “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…”, which is longer than 128 characters.</p><p><strong>How to fix it:</strong> Use at most 128 characters.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:txt purpose=&quot;xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx&quot;&gt;S6lpp-7ZCn8&lt;/podcast:txt&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:txt purpose=&quot;verify&quot;&gt;S6lpp-7ZCn8&lt;/podcast:txt&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/txt-purpose-long.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const txtPurposeLong = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  txtPurposeLong as default
};
