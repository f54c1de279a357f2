/** What callers bring, to a compiled module; what is none is refused with what it is and where it came from. */
import { FeedError, invalid } from "./error";
import { isBuffer } from "./input";

export type ModuleSource = WebAssembly.Module | BufferSource | Response | string | { readonly href: string };

/** The smallest module that there is. */
const SMALLEST = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** The module that a door carries along, at once: if it cannot be had, the environment is why. */
export function compiledHere(load: () => WebAssembly.Module): WebAssembly.Module {
  try {
    return load();
  } catch (cause) {
    throw cause instanceof FeedError ? cause : unsupported(cause);
  }
}

/** The same without blocking the thread. */
export async function compiledAhead(load: () => Promise<WebAssembly.Module>): Promise<WebAssembly.Module> {
  try {
    return await load();
  } catch (cause) {
    throw cause instanceof FeedError ? cause : unsupported(cause);
  }
}

export async function compile(given: ModuleSource | Promise<ModuleSource>): Promise<WebAssembly.Module> {
  if (typeof WebAssembly === "undefined") throw unsupported(null);
  const source = await come(given, "What was given");
  // A module may come from another realm, where it is no instance of our class.
  if (Object.prototype.toString.call(source) === "[object WebAssembly.Module]") return source as WebAssembly.Module;
  if (ArrayBuffer.isView(source) || isBuffer(source)) return compileBytes(bytesOf(source as BufferSource), "What was given");
  // Known by its shape: so may an address.
  const address = typeof source === "string" ? source : (source as URL)?.href;
  if (typeof address === "string") return compileResponse(await come(fetch(address), address), address);
  if (typeof (source as Response)?.arrayBuffer !== "function") {
    throw invalid("It takes a WebAssembly.Module, its bytes, a Response or its address.");
  }
  return compileResponse(source as Response, "The Response");
}

async function compileResponse(response: Response, name: string): Promise<WebAssembly.Module> {
  const from = response.url || name;
  if (!response.ok) throw invalid(`${from} answered with HTTP status ${response.status} instead of the module.`);
  const type = response.headers.get("content-type");
  // Servers that do not know the ending .wasm send another type, which compileStreaming refuses.
  if (type !== "application/wasm" || typeof WebAssembly.compileStreaming !== "function") {
    return compileBytes(new Uint8Array(await come(response.arrayBuffer(), from)), `${from}${type ? ` (${type})` : ""}`);
  }
  return WebAssembly.compileStreaming(response).catch((cause) => refuse(cause, from));
}

/** Looked at before it is compiled: engines name the bytes, and not what they are. */
async function compileBytes(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<WebAssembly.Module> {
  const isModule = SMALLEST.subarray(0, 4).every((byte, index) => bytes[index] === byte);
  if (!isModule) throw invalid(`${name} ${what(bytes)}, not the module: that is feed.wasm or lite.wasm of anyfeed, unchanged.`);
  return WebAssembly.compile(bytes).catch((cause) => refuse(cause, name));
}

function what(bytes: Uint8Array): string {
  if (bytes.length === 0) return "is empty";
  const start = String.fromCharCode(...bytes.subarray(0, 200)).trim();
  if (/^<(?:!doctype html|html|head|!--)/i.test(start)) return "is a web page";
  return /^[\x20-\x7e\s]*$/.test(start) ? `is text (${JSON.stringify(start.slice(0, 30))})` : "is something else";
}

/** What is waited for, or why it does not come. */
async function come<T>(awaited: T | Promise<T>, name: string): Promise<T> {
  try {
    return await awaited;
  } catch (cause) {
    if (cause instanceof FeedError) throw cause;
    throw new FeedError("invalid-argument", `${name} could not be fetched (${reasonOf(cause)}).`, { cause });
  }
}

function refuse(cause: unknown, name: string): never {
  if (!mayCompile()) throw unsupported(cause);
  throw new FeedError("invalid-argument", `${name} is no WebAssembly module, or not all of one (${reasonOf(cause)}).`, { cause });
}

/** Whether it is the environment that refuses: engines word it differently, and the smallest module has no fault of its own. */
function mayCompile(): boolean {
  try {
    return Boolean(new WebAssembly.Module(SMALLEST));
  } catch {
    return false;
  }
}

function unsupported(cause: unknown): FeedError {
  const message =
    typeof WebAssembly === "undefined"
      ? "This environment has no WebAssembly, which anyfeed needs. Lockdown Mode switches it off: allow it for this site, or parse on a server."
      : `This environment does not let WebAssembly be compiled (${reasonOf(cause)}). A page's Content-Security-Policy must allow it: script-src 'wasm-unsafe-eval'. Elsewhere, import the module and pass it to init of "anyfeed/slim".`;
  return new FeedError("unsupported", message, { cause });
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, "");

function bytesOf(source: BufferSource): Uint8Array<ArrayBuffer> {
  const view = ArrayBuffer.isView(source) ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength) : new Uint8Array(source);
  return view as Uint8Array<ArrayBuffer>;
}
