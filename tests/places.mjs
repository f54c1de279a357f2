// The installed package in workerd and in pages of browsers: a program runs there, what it gives comes back.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { launchFirefox } from "../www/test/marionette.mjs";
import { launch } from "./chromium.mjs";
import { root } from "./installed.mjs";
import { until } from "./until.mjs";
import { launchWebKit } from "./webkit.mjs";

/** For what a browser is asked, in milliseconds. */
const PATIENCE = 300_000;
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

/** The same for a page. */
export function inChromium(installed, body, options = {}) {
  return onPage(installed, options, launch, async (browser, address) => {
    const tab = await browser.newPage();
    await tab.goto(address);
    return tab.evaluate(`(async () => { ${opening(options)} ${body} })()`);
  });
}

/** In Firefox, whose driver has a realm of its own: the program is a module of the page, and the page keeps what it gives. */
export function inFirefox(installed, body, options = {}) {
  return onPage(installed, options, launchFirefox, async (browser, address) => {
    await browser.goto(address);
    const program = `const keep = (came) => { document.documentElement.dataset.came = JSON.stringify(came); };
      (async () => { ${opening(options)} ${body} })().then((value) => keep({ value }), (error) => keep({ error: String(error) }));`;
    await browser.evaluate((text) => { document.head.append(Object.assign(document.createElement("script"), { type: "module", textContent: text })); }, program);
    const kept = await until(() => browser.evaluate(() => document.documentElement.dataset.came ?? ""));
    const { value, error } = JSON.parse(kept);
    if (error) throw new Error(error);
    return value;
  });
}

export function inWebKit(installed, body, options = {}) {
  return onPage(installed, options, launchWebKit, async (browser, address) => {
    await browser.patience(PATIENCE);
    await browser.goto(address);
    return browser.run(`${opening(options)} ${body}`);
  });
}

function opening({ door = "index.js" }) {
  return `const anyfeed = await import("/dist/${door}"); const file = new Uint8Array(await (await fetch("/file")).arrayBuffer());`;
}

/** The package's files are at /dist/, the tests' at /tests/, the bytes at /file. */
async function onPage({ folder }, { file = new Uint8Array() }, open, visit) {
  const server = createServer(({ url }, response) => {
    const [, place, name] = url.match(/^\/(dist|tests)\/([\w.-]+)$/) ?? [];
    if (url === "/") return response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>a page</title>");
    if (url === "/file") return response.end(file);
    if (!place) return response.writeHead(404).end();
    const path = place === "dist" ? join(folder, "node_modules/anyfeed/dist", name) : join(root, "tests", name);
    response.writeHead(200, { "content-type": TYPES[extname(name)] }).end(readFileSync(path));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    const browser = await open();
    try {
      return await visit(browser, `http://127.0.0.1:${server.address().port}/`);
    } finally {
      await browser.close();
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
