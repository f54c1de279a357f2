// Makes a fresh clone ready to build: the compiler that rust-toolchain.toml names, and the npm packages of the lock file.
// Nothing but Node's own modules may be imported here.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = 20;

/** What is missing, in one sentence; null when all is ready. */
export function setUp() {
  if (Number.parseInt(process.versions.node) < OLDEST_NODE) {
    return `anyfeed needs Node ${OLDEST_NODE} or newer to be built, and this is ${process.version}: get one from https://nodejs.org.`;
  }
  if (spawnSync("rustup", ["--version"], { stdio: "ignore" }).error) {
    return "anyfeed needs rustup, which brings the Rust compiler: get it from https://rustup.rs and open a new terminal.";
  }
  // Where automatic installation is switched off, a missing target would only show as a failing build.
  if (!succeeds("rustup", "toolchain", "install")) return "rustup could not install the toolchain that rust-toolchain.toml names (see above).";
  if (isStale() && !succeeds("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")) {
    return "npm could not install the packages that package-lock.json names (see above).";
  }
  return null;
}

/** Runs a program in the project's folder, in sight. */
export function succeeds(program, ...words) {
  return spawnSync(program, words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

/** npm writes down what it has installed; an older record than the lock file is out of date. */
function isStale() {
  const record = `${root}node_modules/.package-lock.json`;
  return !existsSync(record) || statSync(record).mtimeMs < statSync(`${root}package-lock.json`).mtimeMs;
}
