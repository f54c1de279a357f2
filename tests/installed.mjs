// The package as its users have it: packed, and installed in an empty folder.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const known = join(root, "target/installed");

/** A folder of its own in which the packed package is installed; gives the folder, the tarball and ways to load the package there. */
export function install() {
  const folder = mkdtempSync(join(tmpdir(), "anyfeed-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(packedAndInstalled(), folder, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  const requireHere = createRequire(join(folder, "entry.cjs"));
  let entries = 0;
  return {
    folder,
    tarball: join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz"))),
    require: requireHere,
    /** Imports a door in a fresh entry file, so that the package's own manifest decides which file that is. */
    async import(door = "anyfeed") {
      const entry = join(folder, `entry-${entries++}.mjs`);
      writeFileSync(entry, `export * from ${JSON.stringify(door)};\n`);
      return import(pathToFileURL(entry));
    },
  };
}

/** npm takes three seconds of the processor for it: done once for what pkg/ holds, and copied by forty test files. */
function packedAndInstalled() {
  const place = join(known, digest());
  if (existsSync(place)) return place;
  mkdirSync(known, { recursive: true });
  const own = mkdtempSync(join(known, "new-"));
  const npm = (...words) => execFileSync("npm", words, { cwd: own, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  const [{ filename }] = JSON.parse(npm("pack", join(root, "pkg"), "--json"));
  writeFileSync(join(own, "package.json"), '{ "private": true }\n');
  npm("install", "--offline", "--no-audit", "--no-fund", join(own, filename));
  const older = readdirSync(known).map((name) => join(known, name)).filter((path) => path !== place && !path.includes("new-"));
  try {
    renameSync(own, place);
  } catch (error) {
    // Another test file was faster.
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(place)) throw error;
  }
  for (const folder of older) rmSync(folder, { recursive: true, force: true });
  return place;
}

/** Of every file of pkg/, by name and content. */
function digest() {
  const hash = createHash("sha256");
  for (const name of readdirSync(join(root, "pkg"), { recursive: true }).sort()) {
    const path = join(root, "pkg", name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}
