// Every example of the READMEs and of the documentation site, run as it stands. The network is a feed that answers whatever is asked.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { launch } from "./chromium.mjs";
import { blocks } from "./documented.mjs";
import { install, root } from "./installed.mjs";
import { closing } from "./opened.mjs";
import { until } from "./until.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"), "utf8");
const installed = install();
const dist = join(installed.folder, "node_modules/anyfeed/dist");
for (const name of ["feed.xml", "yesterday.xml"]) writeFileSync(join(installed.folder, name), FEED);
writeFileSync(
  join(installed.folder, "network.cjs"),
  `globalThis.fetch = async () => new Response(${JSON.stringify(FEED)}, { headers: { "content-type": "application/rss+xml" } });`,
);

/** How an example of each kind is run. */
const RUN = {
  js: (code) => runInNode("example.mjs", code),
  cjs: (code) => runInNode("example.cjs", code),
  sh: runInShell,
  "js worker": runInWorkerd,
  html: runInPage,
};

for (const { file, line, kind, code } of blocks()) test(`${file}, line ${line}: ${kind}`, () => RUN[kind](code));

function runInNode(name, code) {
  writeFileSync(join(installed.folder, name), code);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--require", "./network.cjs", name], { cwd: installed.folder, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  assert.notEqual(stdout, "");
  for (const [, said] of code.matchAll(/^console\.log.*; \/\/ (.*)$/gm)) assert.ok(stdout.includes(said), `${said} is not in ${stdout}`);
}

/** The same network, for whatever Node the shell starts. */
function runInShell(code) {
  const env = { ...process.env, NODE_OPTIONS: "--require ./network.cjs", npm_config_offline: "true" };
  for (const line of code.trim().split("\n")) {
    const { status, stdout, stderr } = spawnSync("sh", ["-c", line], { cwd: installed.folder, env, encoding: "utf8" });
    assert.equal(status, 0, `${line}: ${stderr}`);
    assert.notEqual(stdout, "", line);
  }
}

async function runInWorkerd(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: installed.folder },
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["*.wasm"],
  });
  const worker = new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
      ...["feed.wasm", "check.wasm"].map((path) => ({ type: "CompiledWasm", path, contents: readFileSync(join(dist, path)) })),
    ],
    compatibilityDate: "2026-01-01",
    cf: false,
    outboundService: () => new Response(FEED, { headers: { "content-type": "application/rss+xml" } }),
  });
  try {
    const response = await worker.dispatchFetch("http://worker/");
    assert.equal((await response.json()).entries[0].title, "Hello");
  } finally {
    await worker.dispose();
  }
}

let browser;

async function runInPage(code) {
  browser ??= closing(await launch());
  const tab = await browser.newPage();
  const types = { ".js": "text/javascript", ".wasm": "application/wasm" };
  await tab.route("**/*", (route) => {
    const { hostname, pathname } = new URL(route.request().url());
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: `<!doctype html>${code}` });
    if (pathname === "/feed.xml") return route.fulfill({ contentType: "application/rss+xml", body: FEED });
    const name = hostname === "cdn.jsdelivr.net" ? "anyfeed.iife.min.js" : pathname.split("/").at(-1);
    return route.fulfill({ contentType: types[extname(name)], headers: { "access-control-allow-origin": "*" }, body: readFileSync(join(dist, name)) });
  });
  const complaints = [];
  tab.on("pageerror", (error) => complaints.push(String(error)));
  await tab.goto("https://page.example.org/");
  await until(async () => complaints.length || (await tab.title()));
  assert.deepEqual(complaints, []);
  assert.equal(await tab.title(), "Hello");
  await tab.close();
}
