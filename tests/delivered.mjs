// Which module a file of JavaScript really compiles.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";

export const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** How a page or a program takes a file, by the end of its name. */
const WAYS = [
  [/\.iife\.min\.js$/, (file) => `(new Function(readFileSync(${file}, "utf8") + "; return anyfeed"))()`],
  [/\.cjs$/, (file) => `createRequire(${file})(${file})`],
  [/$/, (file) => `await import(pathToFileURL(${file}))`],
];

/** The hash of the bytes from which the package in a file makes its module, in a process of its own. */
export function compiledBy(file, before = "") {
  const [, way] = WAYS.find(([end]) => end.test(file));
  const program = `
    import { createHash } from "node:crypto";
    import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    import { pathToFileURL } from "node:url";
    const { Module } = WebAssembly;
    WebAssembly.Module = class extends Module {
      constructor(bytes) {
        super(bytes);
        console.log(createHash("sha256").update(bytes).digest("hex"));
      }
    };
    ${before}
    const { parseFeed } = ${way(JSON.stringify(file))};
    parseFeed("<rss><channel><title>News</title></channel></rss>");`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8", timeout: 120_000 });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
