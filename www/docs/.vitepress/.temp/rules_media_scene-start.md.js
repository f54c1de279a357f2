import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/scene-start","description":"","frontmatter":{"title":"media/scene-start","outline":false},"headers":[],"relativePath":"rules/media/scene-start.md","filePath":"rules/media/scene-start.md"}');
const _sfc_main = { name: "rules/media/scene-start.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediascene-start" tabindex="-1">media/scene-start <a class="header-anchor" href="#mediascene-start" aria-label="Permalink to &quot;media/scene-start&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-scenes" target="_blank" rel="noreferrer">specification</a></p><p>&lt;sceneStartTime&gt; is “soon”, which is not a normal play time such as “12.05” or “0:01:30.5”.</p><p><strong>How to fix it:</strong> Write 00:15.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;sceneStartTime&gt;soon&lt;/sceneStartTime&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;sceneStartTime&gt;00:15&lt;/sceneStartTime&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/scene-start.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const sceneStart = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  sceneStart as default
};
