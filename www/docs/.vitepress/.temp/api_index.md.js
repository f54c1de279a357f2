import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"API reference","description":"","frontmatter":{},"headers":[],"relativePath":"api/index.md","filePath":"api/index.md"}');
const _sfc_main = { name: "api/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="api-reference" tabindex="-1">API reference <a class="header-anchor" href="#api-reference" aria-label="Permalink to &quot;API reference&quot;">​</a></h1><h2 id="modules" tabindex="-1">Modules <a class="header-anchor" href="#modules" aria-label="Permalink to &quot;Modules&quot;">​</a></h2><ul><li><a href="./check">anyfeed/check</a></li><li><a href="./environment">environment</a></li><li><a href="./extensions">extensions</a></li><li><a href="./fetch">anyfeed/fetch</a></li><li><a href="./handler-node">anyfeed/handler-node</a></li><li><a href="./handler">anyfeed/handler</a></li><li><a href="./anyfeed">anyfeed</a></li><li><a href="./lite">anyfeed/lite</a></li><li><a href="./merge">anyfeed/merge</a></li><li><a href="./podcast">anyfeed/podcast</a></li><li><a href="./slim">anyfeed/slim</a></li><li><a href="./tools">anyfeed/tools</a></li><li><a href="./web">anyfeed/web</a></li><li><a href="./write">anyfeed/write</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("api/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
