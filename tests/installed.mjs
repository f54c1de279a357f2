// The package as its users have it: packed, and installed in an empty folder.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Packs pkg/ and installs the tarball; gives the folder, the tarball and ways to load the package there. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), "anyfeed-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const npm = (...words) => execFileSync("npm", words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const [{ filename }] = JSON.parse(npm("pack", join(root, "pkg"), "--json"));
  const tarball = join(folder, filename);
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  npm("install", "--offline", "--no-audit", "--no-fund", tarball);
  const requireHere = createRequire(join(folder, "entry.cjs"));
  let entries = 0;
  return {
    folder,
    tarball,
    require: requireHere,
    /** Imports a door in a fresh entry file, so that the package's own manifest decides which file that is. */
    async import(door = "anyfeed") {
      const entry = join(folder, `entry-${entries++}.mjs`);
      writeFileSync(entry, `export * from ${JSON.stringify(door)};\n`);
      return import(pathToFileURL(entry));
    },
  };
}

/** Type-checks a program that uses the installed package, under the strictest settings or some of its own. */
export function compiles(installed, name, program, settings = {}) {
  compilesAll(installed, { [name]: program }, settings);
}

/** The same of several programs at once. */
export function compilesAll({ folder }, programs, settings = {}) {
  for (const name in programs) writeFileSync(join(folder, name), programs[name]);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "es2022",
    module: "node16",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: [],
    ...settings,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: Object.keys(programs) }));
  const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
  assert.equal(status, 0, stdout.slice(0, 3000));
}
