// The recipes of examples/, each in a folder of its own: installed from the registry with the packed package, and run.
import { execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./chromium.mjs";
import { closing, folder } from "./opened.mjs";
import { root } from "./setup.mjs";

const exec = promisify(execFile);
const recipes = join(root, "examples");

const having = (file) => readdirSync(recipes).filter((name) => existsSync(join(recipes, name, file)));

/** What has a package.json; beside it lie examples of the crate, and those that have tests of their own. */
export const RECIPES = having("package.json");

/** Programs of Rust: tests/crate.long.test.mjs runs them. */
export const IN_RUST = having("Cargo.toml");

let packed;

/** The package as npm would send it. */
async function tarball() {
  const place = await folder();
  const { stdout } = await exec("npm", ["pack", join(root, "pkg"), "--json"], { cwd: place });
  return join(place, JSON.parse(stdout)[0].filename);
}

/** Whether what recipes need can be had. */
export async function hasRegistry() {
  const words = ["view", "react", "version", "--fetch-retries=0"];
  return exec("npm", words, { cwd: root }).then(() => true, () => false);
}

/** Copies a recipe and installs it; gives its folder. */
export async function prepared(name) {
  const here = join(await folder(), name);
  cpSync(join(recipes, name), here, { recursive: true, filter: (path) => !path.includes("node_modules") });
  const manifest = JSON.parse(readFileSync(join(here, "package.json"), "utf8"));
  manifest.dependencies.anyfeed = `file:${await (packed ??= tarball())}`;
  writeFileSync(join(here, "package.json"), JSON.stringify(manifest));
  await exec("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: here });
  return here;
}

/** Runs a script of the recipe to its end, and gives what it printed. */
export async function runs(here, script, env = {}) {
  const { stdout, stderr } = await exec("npm", ["run", "--silent", script], options(here, env));
  return stdout + stderr;
}

/** Starts a program that serves, on a port of its own; gives its address. It is ended with the tests. */
export async function starts(here, command, words, env = {}) {
  const port = await freePort();
  const given = words.map((word) => word.replace("PORT", port));
  const child = spawn(command.replace("HERE", here), given, { ...options(here, { PORT: String(port), ...env }), stdio: ["ignore", "pipe", "pipe"], detached: true });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(data));
  let ended = false;
  child.on("exit", () => (ended = true));
  child.on("error", (error) => said.push(String(error)));
  closing({ close: () => ended || process.kill(-child.pid) });
  return { url: `http://127.0.0.1:${port}`, fault: () => (ended ? `it has ended: ${said.join("").slice(-2000)}` : null) };
}

const options = (cwd, env) => ({ cwd, env: { ...process.env, NO_COLOR: "1", NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", WRANGLER_SEND_METRICS: "false", ...env }, maxBuffer: 1e8 });

/** A folder that a server of files shows. */
export function withFeed(here, feed) {
  mkdirSync(here, { recursive: true });
  writeFileSync(join(here, "feed.xml"), feed);
  return here;
}
