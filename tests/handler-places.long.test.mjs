// anyfeed/handler in Deno and Bun, each with its own server, and as a function of Vercel Edge: the answers are those of Node.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { build } from "esbuild";
import { answers, essence, questions } from "./handler-asked.mjs";
import { install, root } from "./installed.mjs";

const exec = promisify(execFile);
const CPU = { x64: "x64", arm64: "arm64" }[process.arch];
const NEEDS = [
  `deno-here@npm:@deno/linux-${CPU}-glibc@2.9.6`,
  `bun-here@npm:@oven/bun-linux-${CPU === "arm64" ? "aarch64" : "x64"}@1.4.5`,
  "edge-runtime@4.0.1",
];
const LIMITS = "{ firstByte: 240_000, whole: 240_000 }";

const installed = install();
const here = installed.folder;
const feed = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
cpSync(join(root, "tests/handler-asked.mjs"), join(here, "asked.mjs"));
writeFileSync(join(here, "feed.xml"), feed);
const missing = await exec("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...NEEDS], { cwd: here, timeout: 300_000 })
  .then(() => false, () => "the registry of npm cannot be reached");

const { createHandler } = await installed.import("anyfeed/handler");
const { ASKED, fetching } = questions(feed);
const handler = createHandler({ fetch: fetching, limits: { firstByte: 240_000, whole: 240_000 } });
const expected = await Promise.all(ASKED.map(([method, path, body]) => handler(new Request(`https://api.example.com${path}`, { method, body })).then(essence)));

/** How each serves a function, and gives the port. */
const SERVERS = {
  Deno: ["deno-here/deno", ["run", "--allow-net", "--allow-read"], 'const { addr: { port } } = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, handler);'],
  Bun: ["bun-here/bin/bun", [], 'const { port } = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: handler });'],
};

for (const [name, [program, words, serve]] of Object.entries(SERVERS)) {
  test(`in a server of ${name}`, { skip: missing }, async () => {
    writeFileSync(join(here, `${name}.mjs`), `
      import { readFileSync } from "node:fs";
      import { createHandler } from "anyfeed/handler";
      import { answers, questions } from "./asked.mjs";
      const { ASKED, fetching } = questions(new Uint8Array(readFileSync("feed.xml")));
      let limited = createHandler({ fetch: fetching, limits: ${LIMITS} });
      const handler = (request, platform) => limited(request, platform);
      ${serve}
      console.log(JSON.stringify(await answers(ASKED, (path, init) => fetch("http://127.0.0.1:" + port + path, init))));
      limited = createHandler({ fetch: fetching, limits: { requests: 1, ...${LIMITS} } });
      const feed = () => fetch("http://127.0.0.1:" + port + "/v1/feed?url=example.org/feed.xml");
      console.log(JSON.stringify([(await feed()).status, (await feed()).status]));
      (globalThis.Deno ?? process).exit(0);
    `);
    const { stdout } = await exec(join(here, "node_modules", program), [...words, `${name}.mjs`], { cwd: here, maxBuffer: 1e8 });
    const [answered, limited] = stdout.trim().split("\n").map((line) => JSON.parse(line));
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
