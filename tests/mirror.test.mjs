// The same bytes give the same JSON natively, in Node, in workerd and in Chromium: every case, and damaged ones.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { after, test } from "node:test";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { launch } from "./chromium.mjs";
import { install, root } from "./installed.mjs";
import { compare } from "./mirror.mjs";

const installed = install();
const dist = join(installed.folder, "node_modules/anyfeed/dist");
const file = answers();

/** The native build's; it is compiled already where the tests of the core have run. */
function answers() {
  const words = ["test", "--locked", "--quiet", "--test", "mirror", "--", "--nocapture"];
  const { status, stdout, stderr } = spawnSync("cargo", words, { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return new Uint8Array(readFileSync(stdout.match(/answers in (.+)/)[1]));
}

function hold({ compared, differing, differences }) {
  assert.equal(differing, 0, differences.join("\n"));
  assert.ok(compared > 1000, `${compared} answers`);
}

test("Node", async () => hold(compare(file, await installed.import())));

test("workerd", { timeout: 120_000 }, async () => {
  const program = `
    import * as anyfeed from "anyfeed";
    import { compare } from ${JSON.stringify(join(root, "tests/mirror.mjs"))};
    export default { async fetch(request) { return Response.json(compare(new Uint8Array(await request.arrayBuffer()), anyfeed)); } };`;
  const conditions = ["workerd", "worker", "browser"];
  const { outputFiles } = await build({ stdin: { contents: program, resolveDir: installed.folder }, bundle: true, write: false, format: "esm", conditions, external: ["*.wasm"] });
  const worker = new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
      { type: "CompiledWasm", path: "feed.wasm", contents: readFileSync(join(dist, "feed.wasm")) },
    ],
    compatibilityDate: "2026-01-01",
    cf: false,
  });
  after(() => worker.dispose());
  hold(await (await worker.dispatchFetch("http://worker/", { method: "POST", body: file })).json());
});

test("Chromium", { timeout: 120_000 }, async () => {
  const types = { ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
  const server = createServer(({ url }, response) => {
    if (url === "/") return response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>waiting</title>");
    if (url === "/file") return response.end(file);
    if (url !== "/mirror.mjs" && !url.startsWith("/dist/")) return response.writeHead(404).end();
    const path = url === "/mirror.mjs" ? join(root, "tests/mirror.mjs") : join(dist, url.replace("/dist/", ""));
    response.writeHead(200, { "content-type": types[extname(url)] }).end(readFileSync(path));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await launch();
  after(() => Promise.all([browser.close(), server.close()]));
  const tab = await browser.newPage();
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  const program = `(async () => {
    const [anyfeed, { compare }, file] = await Promise.all([import("/dist/index.js"), import("/mirror.mjs"), fetch("/file").then((file) => file.arrayBuffer())]);
    return compare(new Uint8Array(file), anyfeed);
  })()`;
  hold(await tab.evaluate(program));
});
