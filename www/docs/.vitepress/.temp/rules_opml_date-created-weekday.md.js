import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"opml/date-created-weekday","description":"","frontmatter":{"title":"opml/date-created-weekday","outline":false},"headers":[],"relativePath":"rules/opml/date-created-weekday.md","filePath":"rules/opml/date-created-weekday.md"}');
const _sfc_main = { name: "rules/opml/date-created-weekday.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="opmldate-created-weekday" tabindex="-1">opml/date-created-weekday <a class="header-anchor" href="#opmldate-created-weekday" aria-label="Permalink to &quot;opml/date-created-weekday&quot;">​</a></h1><p><strong>error</strong> · <a href="https://opml.org/spec2.opml#1629042982000" target="_blank" rel="noreferrer">specification</a></p><p>&lt;dateCreated&gt; is “Tue, 15 Jan 2024 14:45:00 GMT”, which names a weekday that does not match the date.</p><p><strong>How to fix it:</strong> Correct the weekday, or leave it out.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dateCreated&gt;Tue, 15 Jan 2024 14:45:00 GMT&lt;/dateCreated&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;dateCreated&gt;Mon, 15 Jan 2024 14:45:00 GMT&lt;/dateCreated&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/opml/date-created-weekday.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const dateCreatedWeekday = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  dateCreatedWeekday as default
};
