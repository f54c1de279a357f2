// The generator's own theme, with the system's fonts and the page's accent.
import theme from "vitepress/theme-without-fonts";
import "./accent.css";

export default theme;
