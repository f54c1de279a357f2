/** The module itself, where the runtime or the bundler can import it. */
import type {} from "./environment.js";

declare const module: WebAssembly.Module;
export default module;
