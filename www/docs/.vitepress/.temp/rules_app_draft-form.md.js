import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"app/draft-form","description":"","frontmatter":{"title":"app/draft-form","outline":false},"headers":[],"relativePath":"rules/app/draft-form.md","filePath":"rules/app/draft-form.md"}');
const _sfc_main = { name: "rules/app/draft-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="appdraft-form" tabindex="-1">app/draft-form <a class="header-anchor" href="#appdraft-form" aria-label="Permalink to &quot;app/draft-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rfc-editor.org/rfc/rfc5023#section-13.1.1" target="_blank" rel="noreferrer">specification</a></p><p>&lt;app:draft&gt; is “nonsense”; allowed: “yes”, “no”.</p><p><strong>How to fix it:</strong> Write yes or no.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;app:draft&gt;nonsense&lt;/app:draft&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;app:draft&gt;no&lt;/app:draft&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/app/draft-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const draftForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  draftForm as default
};
