import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Changes between two copies","description":"","frontmatter":{},"headers":[],"relativePath":"rules/changes/index.md","filePath":"rules/changes/index.md"}');
const _sfc_main = { name: "rules/changes/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="changes-between-two-copies" tabindex="-1">Changes between two copies <a class="header-anchor" href="#changes-between-two-copies" aria-label="Permalink to &quot;Changes between two copies&quot;">​</a></h1><p>What <code>anyfeed check --before OLD</code> reports when it compares a feed with an earlier copy. Each rule has its code, its severity, its sentence, how to fix it, what readers do with it (in italics), an example that breaks it and one that follows it. Both copies may be files or addresses. Which entries were added, changed, removed or given another id is listed below the findings, and in JSON as <code>changes</code>. The tests run every rule; this page is written from the table in <code>pkg-template/src/changes/rules.ts</code>. <a href="./../">Rules</a> explains <code>error</code>, <code>warning</code> and <code>advice</code>.</p><table tabindex="0"><thead><tr><th>code</th><th>says</th></tr></thead><tbody><tr><td><a href="./../changes/id-moved">changes/id-moved</a></td><td><strong>warning</strong> · The id of the entry “…” changed from … to ….</td></tr><tr><td><a href="./../changes/published-moved">changes/published-moved</a></td><td><strong>warning</strong> · The publication date of the entry “…” changed from … to ….</td></tr><tr><td><a href="./../changes/updated-kept">changes/updated-kept</a></td><td><strong>advice</strong> · The entry “…” changed (…), but its update date did not.</td></tr><tr><td><a href="./../changes/entry-gone">changes/entry-gone</a></td><td><strong>advice</strong> · The entry “…” was removed, although older ones remain.</td></tr><tr><td><a href="./../changes/feed-address">changes/feed-address</a></td><td><strong>warning</strong> · The feed&#39;s own address changed from … to ….</td></tr><tr><td><a href="./../changes/format">changes/format</a></td><td><strong>warning</strong> · The format changed from … to ….</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/changes/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
