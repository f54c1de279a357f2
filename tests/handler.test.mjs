// anyfeed/handler: the same answers wherever it runs, and a fetch that stays out of private networks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { essence, questions } from "./handler-asked.mjs";
import { install, root } from "./installed.mjs";
import { closing, listen } from "./opened.mjs";

const installed = install();
const { createHandler } = await installed.import("anyfeed/handler");
const { publicFetch, toLambda, toNode } = await installed.import("anyfeed/handler-node");
const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
/** On a busy machine whatever is not about time must not end because of it. */
const limits = { firstByte: 240_000, whole: 240_000 };

const { ASKED, fetching } = questions(FEED);

const handler = createHandler({ fetch: fetching, limits });
const expected = await Promise.all(ASKED.map(([method, path, body]) => handler(new Request(`https://api.example.com${path}`, { method, body })).then(essence)));

test("answers are what they should be", () => {
  assert.deepEqual(expected.map(({ status }) => status), [200, 200, 200, 404, 403, 400, 200, 422, 200, 200, 200, 200, 200, 404, 404, 200, 204, 200]);
  assert.equal(JSON.parse(expected[0].body).entries[0].title, "Hello");
  assert.equal(JSON.parse(expected[8].body).profiles[0].name, "rss");
  assert.equal(JSON.parse(expected[9].body).runs.length, 1);
  assert.deepEqual(expected.slice(10, 12).map(({ type }) => type), Array(2).fill("image/svg+xml; charset=utf-8"));
  assert.deepEqual(JSON.parse(expected[2].body).feeds.map(({ url }) => url), ["https://example.org/feed.xml"]);
});

test("in a server of Node", async () => {
  const server = closing(createServer(toNode(handler)).listen(0, "127.0.0.1"));
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address();
  for (const [index, [method, path, body]] of ASKED.entries()) {
    assert.deepEqual(await essence(await fetch(`http://127.0.0.1:${port}${path}`, { method, body, duplex: "half" })), expected[index], path);
  }
});

test("in AWS Lambda, by either payload", async () => {
  const lambda = toLambda(handler);
  for (const [index, [method, path, body]] of ASKED.entries()) {
    const { pathname, search, searchParams } = new URL(`https://x${path.replace(/^\/\//, "/%2f")}`);
    const sent = { body: body ? Buffer.from(body).toString("base64") : null, isBase64Encoded: Boolean(body), headers: { host: "api.example.com" } };
    const multiValueQueryStringParameters = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
    for (const event of [
      { rawPath: pathname, rawQueryString: search.slice(1), requestContext: { http: { method }, domainName: "api.example.com" }, ...sent },
      { path: pathname, httpMethod: method, multiValueQueryStringParameters, ...sent },
    ]) {
      const { statusCode, headers, body: said, isBase64Encoded } = await lambda(event);
      const response = new Response(statusCode === 204 ? null : Buffer.from(said, isBase64Encoded ? "base64" : "utf8"), { status: statusCode, headers });
      assert.deepEqual(await essence(response), expected[index], path);
    }
  }
});

test("in workerd", async () => {
  const contents = 'import { createHandler } from "anyfeed/handler"; export default { fetch: createHandler() };';
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: installed.folder }, bundle: true, write: false, format: "esm", conditions: ["workerd", "worker", "browser"], external: ["*.wasm"],
  });
  const worker = new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
      ...["feed.wasm", "check.wasm"].map((path) => ({ type: "CompiledWasm", path, contents: readFileSync(join(installed.folder, "node_modules/anyfeed/dist", path)) })),
    ],
    compatibilityDate: "2026-01-01",
    cf: false,
    outboundService: ({ url }) => fetching(url),
  });
  closing({ close: () => worker.dispose() });
  for (const [index, [method, path, body]] of ASKED.entries()) {
    const response = await worker.dispatchFetch(`https://api.example.com${path}`, { method, body });
    assert.deepEqual(await essence(response), expected[index], path);
  }
});

test("as a function of Netlify", async () => {
  const context = { ip: "1.2.3.4", geo: {}, site: { url: "https://api.example.com" }, params: {}, requestId: "1", waitUntil() {} };
  for (const [index, [method, path, body]] of ASKED.entries()) {
    assert.deepEqual(await essence(await handler(new Request(`https://api.example.com${path}`, { method, body }), context)), expected[index], path);
  }
});

test("what is kept is waited for, where a platform can wait", async () => {
  const kept = new Map();
  const cache = { match: async (key) => kept.get(key)?.clone(), put: async (key, response) => void kept.set(key, response) };
  const handler = createHandler({ fetch: fetching, limits, cache });
  for (const [name, given] of Object.entries({ Workers: (wait) => [{}, wait], Netlify: (wait) => [{ ip: "1.2.3.4", ...wait }] })) {
    kept.clear();
    const waiting = [];
    const ask = async () => {
      const response = await handler(new Request("https://api.example.com/v1/feed?url=example.org/feed.xml"), ...given({ waitUntil: (promise) => waiting.push(promise) }));
      await response.text();
      await Promise.all(waiting);
      return response.headers.get("x-cache");
    };
    assert.deepEqual([await ask(), waiting.length, await ask()], ["MISS", 1, "HIT"], name);
  }
});

test("CommonJS has the same names", () => {
  assert.equal(typeof installed.require("anyfeed/handler").createHandler, "function");
  assert.deepEqual(Object.keys(installed.require("anyfeed/handler-node")).sort(), ["publicFetch", "toLambda", "toNode"]);
});

test("options: who may ask, what is kept, what is unknown", async () => {
  const ask = (options, path = "/v1/feed?url=example.org/feed.xml") => createHandler({ fetch: fetching, limits, ...options })(new Request(`https://api.example.com${path}`)).then(essence);
  assert.equal((await ask({ allow: () => false })).status, 429);
  assert.equal((await ask({ allow: async () => true })).status, 200);
  assert.equal((await ask({ limits: { bytes: 10 } })).status, 413);
  assert.equal((await ask({ raw: true }, "/v1/raw?url=example.org/feed.xml")).body, FEED.toString());
  assert.equal((await ask({}, "/v1/validate?url=example.org/feed.xml&online=1")).status, 400);
  assert.match((await ask({ online: true }, "/v1/validate?url=example.org/feed.xml&online=1")).body, /"network\/cors"/);
  assert.equal((await ask({ limits: { checked: 10 } }, "/v1/validate?url=example.org/feed.xml")).status, 413);
  const lines = [];
  await ask({ log: (line) => lines.push(line) });
  assert.deepEqual([lines.length, lines[0].status, lines[0].host], [1, 200, "example.org"]);
  assert.throws(() => createHandler({ limit: 5 }), /options\.limit is unknown/);
  assert.throws(() => createHandler({ limits: { byte: 5 } }), /options\.limits\.byte is unknown/);
});

test("publicFetch reaches what is public, whatever a name leads to", async () => {
  let asked = 0;
  const { url: site } = await listen(({ url }, response) => {
    asked++;
    if (url === "/gzip") return response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed"));
    if (url === "/br") return response.writeHead(200, { "content-encoding": "br", "set-cookie": ["a=1", "b=2"] }).end(brotliCompressSync("packed"));
    if (url === "/broken") return response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("packed").subarray(0, 12));
    if (url === "/moved") return response.writeHead(302, { location: "/gzip" }).end();
    if (url === "/same") return response.writeHead(304).end();
    response.end("plain");
  });
  const { port } = new URL(site);
  for (const address of [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `http://[::1]:${port}/`, `http://[::ffff:7f00:1]:${port}/`, `http://0.0.0.0:${port}/`, `http://2130706433:${port}/`]) {
    await assert.rejects(publicFetch()(address), (error) => /not on the public internet/.test(error.message + error.cause?.message), address);
  }
  assert.equal(asked, 0, "nobody was asked");
  const get = publicFetch({ trusted: ["127.0.0.1"] });
  const text = async (path) => (await get(`http://localhost:${port}${path}`, { headers: { "user-agent": "x" }, redirect: "manual" })).text();
  assert.deepEqual([await text("/"), await text("/gzip"), await text("/br")], ["plain", "packed", "packed"]);
  const moved = await get(`http://localhost:${port}/moved`);
  assert.deepEqual([moved.headers.get("location"), await moved.text()], ["/gzip", ""]);
  assert.equal((await get(`http://localhost:${port}/same`)).status, 304);
  const packed = await get(`http://localhost:${port}/gzip`);
  assert.deepEqual([packed.headers.get("content-encoding"), packed.headers.get("content-length")], ["gzip", null], "as fetch says it");
  await packed.body.cancel();
  assert.equal(await (await get(`http://localhost:${port}/gzip`, { method: "HEAD" })).text(), "");
  await assert.rejects(text("/broken"));
  await assert.rejects(get(`http://localhost:${port}/`, { signal: AbortSignal.abort(new Error("enough")) }), /enough/);
  await assert.rejects(get(`http://localhost:${port}/`, { method: "POST", body: "x" }), /no body/);
  await assert.rejects(get("http://nowhere.invalid/"), { name: "TypeError", message: "fetch failed" });
});
