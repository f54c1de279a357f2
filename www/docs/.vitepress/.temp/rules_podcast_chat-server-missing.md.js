import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"podcast/chat-server-missing","description":"","frontmatter":{"title":"podcast/chat-server-missing","outline":false},"headers":[],"relativePath":"rules/podcast/chat-server-missing.md","filePath":"rules/podcast/chat-server-missing.md"}');
const _sfc_main = { name: "rules/podcast/chat-server-missing.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="podcastchat-server-missing" tabindex="-1">podcast/chat-server-missing <a class="header-anchor" href="#podcastchat-server-missing" aria-label="Permalink to &quot;podcast/chat-server-missing&quot;">​</a></h1><p><strong>error</strong> · <a href="https://podcasting2.org/docs/podcast-namespace/tags/chat" target="_blank" rel="noreferrer">specification</a></p><p>&lt;podcast:chat&gt; has no attribute server.</p><p><strong>How to fix it:</strong> Name the server.</p><p><strong>Breaks the rule:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:chat protocol=&quot;irc&quot;/&gt;</span></span></code></pre></div><p><strong>Follows it:</strong></p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>&lt;podcast:chat server=&quot;irc.example.org&quot; protocol=&quot;irc&quot;/&gt;</span></span></code></pre></div><p><a href="/docs/rules/">All rules</a></p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("rules/podcast/chat-server-missing.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const chatServerMissing = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  chatServerMissing as default
};
