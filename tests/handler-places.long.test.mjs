// anyfeed/handler in Deno and Bun, each with its own server, and as a function of Vercel Edge: the answers are those of Node.
import assert from "node:assert/strict";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { answers, essence, questions } from "./handler-asked.mjs";
import { installRuntimes, printed, SERVERS } from "./handler-runtimes.mjs";
import { install, root } from "./installed.mjs";

const LIMITS = "{ firstByte: 240_000, whole: 240_000 }";

const installed = install();
const here = installed.folder;
const feed = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
cpSync(join(root, "tests/handler-asked.mjs"), join(here, "asked.mjs"));
writeFileSync(join(here, "feed.xml"), feed);
const missing = await installRuntimes(installed, ["edge-runtime@4.0.1"]);

const { createHandler } = await installed.import("anyfeed/handler");
const { ASKED, fetching } = questions(feed);
const handler = createHandler({ fetch: fetching, limits: { firstByte: 240_000, whole: 240_000 } });
const expected = await Promise.all(ASKED.map(([method, path, body]) => handler(new Request(`https://api.example.com${path}`, { method, body })).then(essence)));

for (const name of Object.keys(SERVERS)) {
  test(`in a server of ${name}`, { skip: missing }, async () => {
    const [answered, limited] = await printed(installed, name, `
      import { readFileSync } from "node:fs";
      import { createHandler } from "anyfeed/handler";
      import { answers, questions } from "./asked.mjs";
      const { ASKED, fetching } = questions(new Uint8Array(readFileSync("feed.xml")));
      let limited = createHandler({ fetch: fetching, limits: ${LIMITS} });
      const handler = (request, platform) => limited(request, platform);
      SERVE
      console.log(JSON.stringify(await answers(ASKED, (path, init) => fetch("http://127.0.0.1:" + port + path, init))));
      limited = createHandler({ fetch: fetching, limits: { requests: 1, ...${LIMITS} } });
      const feed = () => fetch("http://127.0.0.1:" + port + "/v1/feed?url=example.org/feed.xml");
      console.log(JSON.stringify([(await feed()).status, (await feed()).status]));
      (globalThis.Deno ?? process).exit(0);
    `);
    assert.deepEqual(answered, expected);
    assert.deepEqual(limited, [200, 429], "it knows who asks");
  });
}

test("as a function of Vercel Edge", { skip: missing }, async () => {
  const { EdgeRuntime } = await import(join(here, "node_modules/edge-runtime/dist/index.js")).then((one) => one.default ?? one);
  const modules = {};
  // Where it is deployed, `?module` is a compiled module that comes with the function.
  const compiled = {
    name: "compiled",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.wasm\?module$/ }, ({ path }) => ({ path: path.replace(/^.*\/|\?module$/g, ""), namespace: "compiled" }));
      onLoad({ filter: /./, namespace: "compiled" }, async ({ path }) => {
        modules[path] = new WebAssembly.Module(readFileSync(join(here, "node_modules/anyfeed/dist", path)));
        return { contents: `export default globalThis.modules[${JSON.stringify(path)}];` };
      });
    },
  };
  const contents = `
    import { createHandler } from "anyfeed/handler";
    import { questions } from "./asked.mjs";
    const { fetching } = questions(new TextEncoder().encode(${JSON.stringify(feed.toString())}));
    const vercel = createHandler({ fetch: fetching, limits: ${LIMITS} });
    addEventListener("fetch", (event) => event.respondWith(vercel(event.request)));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here }, bundle: true, write: false, format: "iife", platform: "browser", conditions: ["edge-light"], plugins: [compiled],
  });
  const runtime = new EdgeRuntime({ initialCode: outputFiles[0].text, extend: (context) => Object.assign(context, { modules }) });
  assert.deepEqual(await answers(ASKED, (path, init) => runtime.dispatchFetch(`https://api.example.com${path}`, init)), expected);
});
