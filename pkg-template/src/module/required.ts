/**
 * The module for CommonJS, from the very file that ES modules import, so that the package has it once. What takes no ES
 * module by `require` (Node before 20.19, Jest) runs the package as it was installed, and reads the module from the disk.
 */
import { bytesOf } from "#carried";

declare const require: (name: string) => { default: string };
declare const module: { require(name: string): { readFileSync(path: string): Uint8Array<ArrayBuffer> } };
declare const __dirname: string;

export function load(): WebAssembly.Module {
  return new WebAssembly.Module(bytes());
}

export function loadAhead(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(bytes());
}

function bytes(): Uint8Array<ArrayBuffer> {
  let text: string;
  try {
    text = shared().default;
  } catch {
    return onDisk();
  }
  return bytesOf(text);
}

/** Outside of `try`, within which some bundlers leave a file behind. */
function shared(): { default: string } {
  return require("#text");
}

/** Asked of a variable, so that bundlers for pages look for no file system. */
function onDisk(): Uint8Array<ArrayBuffer> {
  const here = module;
  return here.require("node:fs").readFileSync(`${__dirname}/${WASM}`);
}
