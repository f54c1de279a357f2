import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"interop/length-fits","description":"","frontmatter":{"title":"interop/length-fits","outline":false},"headers":[],"relativePath":"rules/interop/length-fits.md","filePath":"rules/interop/length-fits.md"}');
const _sfc_main = { name: "rules/interop/length-fits.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="interoplength-fits" tabindex="-1">interop/length-fits <a class="header-anchor" href="#interoplength-fits" aria-label="Permalink to &quot;interop/length-fits&quot;">​</a></h1><p><strong>warning</strong> · <a href="https://www.rssboard.org/rss-profile" target="_blank" rel="noreferrer">specification</a></p><p>The attribute length of &lt;enclosure&gt; is “99999999999999”, which is not a plausible file size.</p><p><strong>How to fix it:</strong> Write the length in bytes of this file.</p><p>Not reported together with the more specific <code>rss/enclosure-length-form</code>.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; type=&quot;audio/mpeg&quot; length=&quot;99999999999999&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;enclosure url=&quot;https://example.org/1.mp3&quot; length=&quot;24986239&quot; type=&quot;audio/mpeg&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/interop/length-fits.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const lengthFits = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  lengthFits as default
};
