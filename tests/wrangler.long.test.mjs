// What wrangler would deploy, by the version that worker/package.json pins: without a warning, small enough, and it answers.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { Miniflare } from "miniflare";
import { closing, folder } from "./opened.mjs";
import { root } from "./setup.mjs";

const exec = promisify(execFile);
const here = await folder();
/** Wrangler wants a newer Node than the tests do. */
const OWN = process.versions.node.split(".").map(Number);
const needsNode = OWN[0] < 22 || (OWN[0] === 22 && OWN[1] < 12);
cpSync(join(root, "worker/package.json"), join(here, "package.json"));
const words = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", ...(needsNode ? ["node@22.23.3"] : [])];
const missing = await exec("npm", words, { cwd: here, timeout: 300_000 }).then(() => false, () => "the registry of npm cannot be reached");
const node = needsNode ? join(here, "node_modules/node/bin/node") : process.execPath;

/** It asks nobody: there is no token, and nowhere to go. */
async function dryRun(config) {
  const out = join(here, config);
  const env = { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_API_TOKEN: "", NO_COLOR: "1", CI: "1" };
  const { stdout, stderr } = await exec(node, [join(here, "node_modules/wrangler/bin/wrangler.js"), "deploy", "--dry-run", "--config", config, "--outdir", out], { cwd: join(root, "worker"), env });
  return { said: stdout + stderr, out };
}

const BOUND = {
  "wrangler.jsonc": ["RATE_LIMITER", "CACHE", "RAW"],
  "wrangler.scale.jsonc": ["HOSTS", "JOBS", "FEEDS", "RESULTS", "RATE_LIMITER", "CACHE", "RAW", "CONTACT"],
};

for (const [config, bound] of Object.entries(BOUND)) {
  test(config, { skip: missing }, async () => {
    const { said, out } = await dryRun(config);
    assert.match(said, /--dry-run: exiting now/);
    assert.doesNotMatch(said, /warning|unexpected|error/i);
    assert.deepEqual([...said.matchAll(/^env\.(\w+)/gm)].map(([, name]) => name), bound);
    const [, size] = /gzip: ([\d.]+) KiB/.exec(said);
    assert.ok(Number(size) < 3 * 1024, `${size} KiB: a free account takes 3 MiB`);
    if (config !== "wrangler.jsonc") return;
    assert.equal((await answered(out)).ok, true);
  });
}

/** What the bundle says of itself where it runs. */
async function answered(out) {
  const wasm = readdirSync(out).filter((name) => name.endsWith(".wasm"));
  // The first is the program.
  const modules = ["index.js", ...wasm].map((name) => ({ type: name.endsWith(".js") ? "ESModule" : "CompiledWasm", path: join(out, name) }));
  const runtime = new Miniflare({ modulesRoot: out, modules, compatibilityDate: "2026-04-24", bindings: { CACHE: "none" }, cf: false });
  closing({ close: () => runtime.dispose() });
  return (await runtime.dispatchFetch("http://worker/healthz")).json();
}
