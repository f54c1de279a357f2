// Instances of the product's module, each with a memory of its own.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./root.mjs";

const folder = join(root, "target/binding");
const { createBinding } = await import(pathToFileURL(join(folder, "anyfeed.js")));
const module = new WebAssembly.Module(readFileSync(join(folder, "anyfeed_bg.wasm")));

export const createInstance = () => createBinding(module);
