import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"security/outdated","description":"","frontmatter":{"title":"security/outdated","outline":false},"headers":[],"relativePath":"rules/security/outdated.md","filePath":"rules/security/outdated.md"}');
const _sfc_main = { name: "rules/security/outdated.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="securityoutdated" tabindex="-1">security/outdated <a class="header-anchor" href="#securityoutdated" aria-label="Permalink to &quot;security/outdated&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://html.spec.whatwg.org/multipage/obsolete.html" target="_blank" rel="noreferrer">specification</a></p><p>The text of &lt;content:encoded&gt; contains &lt;marquee&gt;, which HTML no longer has.</p><p><strong>How to fix it:</strong> Use current HTML elements.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;marquee&gt;News&lt;/marquee&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;p&gt;He counts &lt;a href=&quot;https://example.org/ships&quot;&gt;ships in the dark&lt;/a&gt;.&lt;/p&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/security/outdated.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const outdated = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  outdated as default
};
