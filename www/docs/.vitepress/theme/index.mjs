// The generator's own theme, with the system's fonts, the page's accent, and a way back to the page.
import { h } from "vue";
import theme from "vitepress/theme-without-fonts";
import "./accent.css";

/** Not one of the site's own pages: named with a target, the browser follows it instead of the generator's script. */
const back = () => h("a", { class: "to-preview", href: __PAGE__, target: "_self" }, "Preview a feed");

export default { extends: theme, Layout: () => h(theme.Layout, null, { "sidebar-nav-before": back }) };
