/** anyfeed/slim: the same functions; the module is brought by the caller, who must call `init` once before them. */
import type { FetchResponse, ModuleBytes } from "./environment.js";

export * from "./index.js";

/**
 * Takes the module: compiled, as bytes, as a Response (compiled while it arrives) or as an address to fetch it from.
 * @throws {FeedError} "invalid-argument" with what came instead (a page, nothing, an error's status) and from where;
 * "unsupported" where there is no WebAssembly, or a Content-Security-Policy forbids it.
 * @example
 * import { init } from "anyfeed/slim";
 * import url from "anyfeed/feed.wasm?url";
 * await init(fetch(url));
 */
export function init(module: Module | Promise<Module>): Promise<void>;

/** An address is a string, or what has it as `href`: a URL, a link. */
export type Module = WebAssembly.Module | ModuleBytes | FetchResponse | { readonly href: string } | string;
