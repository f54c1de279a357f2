import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Rules of change","description":"","frontmatter":{},"headers":[],"relativePath":"rules/changes/index.md","filePath":"rules/changes/index.md"}');
const _sfc_main = { name: "rules/changes/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="rules-of-change" tabindex="-1">Rules of change <a class="header-anchor" href="#rules-of-change" aria-label="Permalink to &quot;Rules of change&quot;">​</a></h1><p>What <code>anyfeed check --before OLD</code> says of a feed beside an earlier copy of it: each rule&#39;s code, severity, its sentence, how to put it right, what readers make of it (in italics), and what breaks it beside what keeps it. The two may be files or addresses; which entries were added, changed, taken out or given another id is listed below the findings, and as <code>changes</code> in JSON. Written from the table in <code>pkg-template/src/changes/rules.ts</code>; every rule is run by the tests. What <code>error</code>, <code>warning</code> and <code>advice</code> mean is explained in <a href="./../">rules</a>.</p><table tabindex="0"><thead><tr><th>code</th><th>says</th></tr></thead><tbody><tr><td><a href="./../changes/id-moved">changes/id-moved</a></td><td><strong>warning</strong> · The entry “…” had the id …, and has … now.</td></tr><tr><td><a href="./../changes/published-moved">changes/published-moved</a></td><td><strong>warning</strong> · The entry “…” was published …, and is published … now.</td></tr><tr><td><a href="./../changes/updated-kept">changes/updated-kept</a></td><td><strong>advice</strong> · The entry “…” has changed (…), and its date of update has not.</td></tr><tr><td><a href="./../changes/entry-gone">changes/entry-gone</a></td><td><strong>advice</strong> · The entry “…” is gone, and older ones are still there.</td></tr><tr><td><a href="./../changes/feed-address">changes/feed-address</a></td><td><strong>warning</strong> · The feed said that its address is …; now it says ….</td></tr><tr><td><a href="./../changes/format">changes/format</a></td><td><strong>warning</strong> · The feed was …, and is … now.</td></tr></tbody></table></div>`);
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
