import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"document/not-a-feed","description":"","frontmatter":{"title":"document/not-a-feed","outline":false},"headers":[],"relativePath":"rules/document/not-a-feed.md","filePath":"rules/document/not-a-feed.md"}');
const _sfc_main = { name: "rules/document/not-a-feed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="documentnot-a-feed" tabindex="-1">document/not-a-feed <a class="header-anchor" href="#documentnot-a-feed" aria-label="Permalink to &quot;document/not-a-feed&quot;">​</a></h1><p><strong>error</strong> · What was given is a page, another kind of document or nothing at all. Give the address of the feed itself; a page names it in a <code>link</code> whose rel is alternate. The verdict is <code>not-a-feed</code>.</p><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/document/not-a-feed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const notAFeed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  notAFeed as default
};
