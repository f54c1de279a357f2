import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/integrity-type-missing","description":"","frontmatter":{"title":"podcast/integrity-type-missing","outline":false},"headers":[],"relativePath":"rules/podcast/integrity-type-missing.md","filePath":"rules/podcast/integrity-type-missing.md"}');
const _sfc_main = { name: "rules/podcast/integrity-type-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastintegrity-type-missing" tabindex="-1">podcast/integrity-type-missing <a class="header-anchor" href="#podcastintegrity-type-missing" aria-label="Permalink to &quot;podcast/integrity-type-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/integrity" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:integrity&gt; has no attribute type.</p><p><strong>How to fix it:</strong> Write type=&quot;sri&quot; or &quot;pgp-signature&quot;.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:integrity value=&quot;sha384-Li9vy3DqF8tnTXuiaAJuML3ky+er10rcgNR&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:integrity type=&quot;sri&quot; value=&quot;sha384-Li9vy3DqF8tnTXuiaAJuML3ky+er10rcgNR&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/integrity-type-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const integrityTypeMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  integrityTypeMissing as default
};
