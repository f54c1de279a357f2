import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"itunes/category-unknown","description":"","frontmatter":{"title":"itunes/category-unknown","outline":false},"headers":[],"relativePath":"rules/itunes/category-unknown.md","filePath":"rules/itunes/category-unknown.md"}');
const _sfc_main = { name: "rules/itunes/category-unknown.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="itunescategory-unknown" tabindex="-1">itunes/category-unknown <a class="header-anchor" href="#itunescategory-unknown" aria-label="Permalink to &quot;itunes/category-unknown&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasters.apple.com/support/1691-apple-podcasts-categories" target="_blank" rel="noreferrer">specification</a></p><p>The attribute text of &lt;itunes:category&gt; is “nonsense”; allowed: “Arts”, “Books”, “Design”, “Fashion &amp; Beauty”, “Food”, “Performing Arts”, “Visual Arts”, “Business”, “Careers”, “Entrepreneurship”, “Investing”, “Management”, and others.</p><p><strong>How to fix it:</strong> Use one of Apple&#39;s categories, spelled exactly.</p><p><strong>What readers do:</strong> Directories do not list the show in it.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:category text=&quot;nonsense&quot;&gt;&lt;itunes:category text=&quot;Documentary&quot;/&gt;&lt;/itunes:category&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;itunes:category text=&quot;Society &amp;amp; Culture&quot;&gt;&lt;itunes:category text=&quot;Documentary&quot;/&gt;&lt;/itunes:category&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/itunes/category-unknown.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const categoryUnknown = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  categoryUnknown as default
};
