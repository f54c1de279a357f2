// Two builds of the module from the same sources in two folders are the same file.
import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../setup.mjs";

const LEFT = /^\/?(target|node_modules|pkg|dist|artefacts|fuzz|\.git)(\/|$)/;

export function* reproducible() {
  // Both copies first: the sources may change while one is built.
  const folders = ["one", "two, in a longer folder"].map((name) => mkdtempSync(join(tmpdir(), `anyfeed ${name} `)));
  try {
    for (const folder of folders) {
      cpSync(root, folder, { recursive: true, filter: (path) => !LEFT.test(path.slice(root.length)) });
      symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "dir");
    }
    const hashes = folders.map(build);
    yield { ok: hashes[0] === hashes[1], said: hashes.join(" and ") };
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

function build(folder) {
  execFileSync("cargo", ["xtask", "module"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return createHash("sha256").update(readFileSync(join(folder, "target/binding/anyfeed_bg.wasm"))).digest("hex");
}
