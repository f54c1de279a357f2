import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"media/hash-form","description":"","frontmatter":{"title":"media/hash-form","outline":false},"headers":[],"relativePath":"rules/media/hash-form.md","filePath":"rules/media/hash-form.md"}');
const _sfc_main = { name: "rules/media/hash-form.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="mediahash-form" tabindex="-1">media/hash-form <a class="header-anchor" href="#mediahash-form" aria-label="Permalink to &quot;media/hash-form&quot;">​</a></h1><p><strong>error</strong> · <a href="https://www.rssboard.org/media-rss#media-hash" target="_blank" rel="noreferrer">specification</a></p><p>&lt;media:hash&gt; is “zz”, which is not a hash in hexadecimal digits.</p><p><strong>How to fix it:</strong> Write hexadecimal digits.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:hash algo=&quot;md5&quot;&gt;zz&lt;/media:hash&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;media:hash algo=&quot;md5&quot;&gt;dfdec888b72151965a34b4b59031290a&lt;/media:hash&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/media/hash-form.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const hashForm = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  hashForm as default
};
