import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"rss1/text-input-name-form","description":"","frontmatter":{"title":"rss1/text-input-name-form","outline":false},"headers":[],"relativePath":"rules/rss1/text-input-name-form.md","filePath":"rules/rss1/text-input-name-form.md"}');
const _sfc_main = { name: "rules/rss1/text-input-name-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rss1text-input-name-form" tabindex="-1">rss1/text-input-name-form <a class="header-anchor" href="#rss1text-input-name-form" aria-label="Permalink to &quot;rss1/text-input-name-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://web.resource.org/rss/1.0/spec#s5.6.3" target="_blank" rel="noreferrer">specification</a></p><p>&lt;name&gt; is “a b”, which is not a token of letters, digits and hyphens.</p><p><strong>How to fix it:</strong> Use only letters and digits in the name.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;name&gt;a b&lt;/name&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;name&gt;q&lt;/name&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/rss1/text-input-name-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const textInputNameForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  textInputNameForm as default
};
