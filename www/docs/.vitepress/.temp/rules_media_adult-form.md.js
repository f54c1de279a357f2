import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/adult-form","description":"","frontmatter":{"title":"media/adult-form","outline":false},"headers":[],"relativePath":"rules/media/adult-form.md","filePath":"rules/media/adult-form.md"}');
const _sfc_main = { name: "rules/media/adult-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediaadult-form" tabindex="-1">media/adult-form <a class="header-anchor" href="#mediaadult-form" aria-label="Permalink to &quot;media/adult-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-rating" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:adult&gt; is “1”, which is neither “true” nor “false”.</p><p><strong>How to fix it:</strong> Write true or false.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:season&gt;1&lt;/itunes:season&gt;&lt;media:adult&gt;1&lt;/media:adult&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:season&gt;1&lt;/itunes:season&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/adult-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const adultForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  adultForm as default
};
