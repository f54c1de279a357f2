// The installed package in workerd and in a page of Chromium: a program runs there, what it gives comes back.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { launch } from "./chromium.mjs";
import { root } from "./installed.mjs";

const TYPES = { ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };

/** The program is a function's body: `anyfeed` is the package, `file` are bytes; `imports` stand before it. */
export async function inWorkerd({ folder }, imports, body, { file = new Uint8Array(), wasm } = {}) {
  const program = `import * as anyfeed from "anyfeed";\n${imports}
    export default { async fetch(request) { const file = new Uint8Array(await request.arrayBuffer()); return Response.json(await (async () => { ${body} })()); } };`;
  const conditions = ["workerd", "worker", "browser"];
  const { outputFiles } = await build({ stdin: { contents: program, resolveDir: folder }, bundle: true, write: false, format: "esm", conditions, external: ["*.wasm"] });
  const contents = wasm ?? readFileSync(join(folder, "node_modules/anyfeed/dist/feed.wasm"));
  const worker = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text }, { type: "CompiledWasm", path: "feed.wasm", contents }],
    compatibilityDate: "2026-01-01",
    cf: false,
  });
  try {
    return await (await worker.dispatchFetch("http://worker/", { method: "POST", body: file })).json();
  } finally {
    await worker.dispose();
  }
}

/** The package's files are at /dist/, the tests' at /tests/, the bytes at /file. */
export async function inChromium({ folder }, body, { file = new Uint8Array(), door = "index.js" } = {}) {
  const server = createServer(({ url }, response) => {
    const [, place, name] = url.match(/^\/(dist|tests)\/([\w.-]+)$/) ?? [];
    if (url === "/") return response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>a page</title>");
    if (url === "/file") return response.end(file);
    if (!place) return response.writeHead(404).end();
    const path = place === "dist" ? join(folder, "node_modules/anyfeed/dist", name) : join(root, "tests", name);
    response.writeHead(200, { "content-type": TYPES[extname(name)] }).end(readFileSync(path));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const browser = await launch();
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    return await tab.evaluate(`(async () => {
      const anyfeed = await import("/dist/${door}");
      const file = new Uint8Array(await (await fetch("/file")).arrayBuffer());
      ${body}
    })()`);
  } finally {
    await browser.close();
    server.close();
  }
}
