import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/text-start-form","description":"","frontmatter":{"title":"media/text-start-form","outline":false},"headers":[],"relativePath":"rules/media/text-start-form.md","filePath":"rules/media/text-start-form.md"}');
const _sfc_main = { name: "rules/media/text-start-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediatext-start-form" tabindex="-1">media/text-start-form <a class="header-anchor" href="#mediatext-start-form" aria-label="Permalink to &quot;media/text-start-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-text" target="_blank" rel="noreferrer">specification</a></p><p>The attribute start of &lt;media:text&gt; is “soon”, which is not a normal play time such as “12.05” or “0:01:30.5”.</p><p><strong>How to fix it:</strong> Write 00:00:03.000.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:text type=&quot;plain&quot; lang=&quot;en&quot; end=&quot;00:00:10.000&quot; start=&quot;soon&quot;&gt;Oh, say&lt;/media:text&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:text type=&quot;plain&quot; lang=&quot;en&quot; start=&quot;00:00:03.000&quot; end=&quot;00:00:10.000&quot;&gt;Oh, say&lt;/media:text&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/text-start-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const textStartForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  textStartForm as default
};
