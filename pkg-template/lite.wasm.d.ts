/** The module itself, where the runtime or the bundler can import it. */
declare const module: WebAssembly.Module;
export default module;
