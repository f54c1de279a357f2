import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/explicit-old","description":"","frontmatter":{"title":"itunes/explicit-old","outline":false},"headers":[],"relativePath":"rules/itunes/explicit-old.md","filePath":"rules/itunes/explicit-old.md"}');
const _sfc_main = { name: "rules/itunes/explicit-old.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunesexplicit-old" tabindex="-1">itunes/explicit-old <a class="header-anchor" href="#itunesexplicit-old" aria-label="Permalink to &quot;itunes/explicit-old&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://podcasters.apple.com/support/823-podcast-requirements" target="_blank" rel="noreferrer">specification</a></p><p>&lt;itunes:explicit&gt; is “nonsense”; allowed are “true”, “false”.<br> Apple writes true and false now; yes, no and clean are read all the same.</p><p>Breaks the rule:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:explicit&gt;nonsense&lt;/itunes:explicit&gt;</span></span></code></pre></div><p>Keeps it:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:explicit&gt;false&lt;/itunes:explicit&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/explicit-old.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const explicitOld = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  explicitOld as default
};
