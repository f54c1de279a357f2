import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"network/cookies","description":"","frontmatter":{"title":"network/cookies","outline":false},"headers":[],"relativePath":"rules/network/cookies.md","filePath":"rules/network/cookies.md"}');
const _sfc_main = { name: "rules/network/cookies.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="networkcookies" tabindex="-1">network/cookies <a class="header-anchor" href="#networkcookies" aria-label="Permalink to &quot;network/cookies&quot;">​</a></h1><p><strong>advice</strong> · <a href="https://www.rfc-editor.org/rfc/rfc6265#section-4.1" target="_blank" rel="noreferrer">specification</a></p><p>The response sets cookies.</p><p><strong>How to fix it:</strong> Do not send cookies with a feed.</p><p><strong>What readers do:</strong> Shared caches do not store such responses.</p><table tabindex="0"><thead><tr><th>breaks it</th><th>follows it</th></tr></thead><tbody><tr><td><code>Set-Cookie: session=1</code></td><td><code>no Set-Cookie</code></td></tr></tbody></table><p><a href="/docs/rules/network/">All rules of delivery</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/network/cookies.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const cookies = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  cookies as default
};
