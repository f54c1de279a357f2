import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/restriction-relationship-unknown","description":"","frontmatter":{"title":"media/restriction-relationship-unknown","outline":false},"headers":[],"relativePath":"rules/media/restriction-relationship-unknown.md","filePath":"rules/media/restriction-relationship-unknown.md"}');
const _sfc_main = { name: "rules/media/restriction-relationship-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediarestriction-relationship-unknown" tabindex="-1">media/restriction-relationship-unknown <a class="header-anchor" href="#mediarestriction-relationship-unknown" aria-label="Permalink to &quot;media/restriction-relationship-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-restriction" target="_blank" rel="noreferrer">specification</a></p><p>The attribute relationship of &lt;media:restriction&gt; is “nonsense”; allowed: “allow”, “deny”.</p><p><strong>How to fix it:</strong> Write allow or deny.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:restriction type=&quot;country&quot; relationship=&quot;nonsense&quot;&gt;au us&lt;/media:restriction&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:restriction relationship=&quot;allow&quot; type=&quot;country&quot;&gt;au us&lt;/media:restriction&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/restriction-relationship-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const restrictionRelationshipUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  restrictionRelationshipUnknown as default
};
