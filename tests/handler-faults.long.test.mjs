// anyfeed/handler in every place where it runs, asked for addresses that must not be fetched, and for what misbehaving servers
// send: Node's own Request and Response, Node's server, Lambda, Deno and Bun. Each runtime has its own fetch and its own URLs.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { scenarios } from "../worker/test/upstream/scenarios.mjs";
import { serve } from "../worker/test/upstream/server.mjs";
import { bomb } from "../worker/test/upstream/wire.mjs";
import { installRuntimes, printed, SERVERS } from "./handler-runtimes.mjs";
import { install, root } from "./installed.mjs";
import { closing } from "./opened.mjs";

/**
 * Bun inflates a document before it gives any of it, and knows zstd without having asked for it. What arrives together with the end of a connection
 * that ends too early, its fetch does not give at all: twenty times of twenty, where Node gives it.
 */
const ALSO = { Bun: { "gzip-truncated": 502, "zstd-unasked": 502, "chunked-truncated": 502 } };

const installed = install();
const addresses = readFileSync(join(root, "worker/test/data/addresses.jsonl"), "utf8").trim().split("\n").map((line) => JSON.parse(line));
// What times are the matter of is asked where the clock can be chosen.
const faults = Object.entries(scenarios).filter(([, { times }]) => !times).map(([name]) => name);
await Promise.all([bomb(64), bomb(1024)]);
const upstream = closing(await serve());
const missing = await installRuntimes(installed);

/** Runs in every runtime: statuses and codes, of addresses with whether anything was fetched. */
const ASKING = `
  export async function asked(ask, told, addresses, faults) {
    const all = { addresses: [], faults: {} };
    const essence = async (response) => {
      const text = await response.text();
      const said = text === "" ? {} : JSON.parse(text);
      return [response.status, said.code ?? said.report?.diagnostics?.at(-1)?.code ?? null];
    };
    for (const { url } of addresses) {
      told.length = 0;
      const [status] = await essence(await ask("/v1/feed?url=" + encodeURIComponent(url)));
      all.addresses.push([status, told.length]);
    }
    // A host each: one that is asked too often is left alone for a while.
    for (const [at, name] of faults.entries()) all.faults[name] = await essence(await ask("/v1/feed?url=" + encodeURIComponent("http://f" + at + ".fault.example/" + encodeURIComponent(name))));
    return all;
  }
  /** A fetch that asks the misbehaving server for fault.example, and gives a feed for all else. */
  export function fetching(port, told) {
    return async (url, init) => {
      told.push(url);
      const { hostname, pathname, search } = new URL(url);
      if (hostname.endsWith("fault.example")) return fetch("http://127.0.0.1:" + port + pathname + search, init);
      return new Response('<rss version="2.0"><channel><title>T</title></channel></rss>');
    };
  }
  export const options = { trustedHosts: ["fault.example", ...Array.from({ length: 100 }, (_, at) => "f" + at + ".fault.example")], ownHosts: ["worker.test", "self.worker.dev"], limits: { requests: 0, bytes: 4 * 1024 * 1024, firstByte: 240_000, whole: 240_000 } };
`;
writeFileSync(join(installed.folder, "asking.mjs"), ASKING);
writeFileSync(join(installed.folder, "asked.json"), JSON.stringify({ addresses, faults }));
const { createHandler } = await installed.import("anyfeed/handler");
const { toLambda, toNode } = await installed.import("anyfeed/handler-node");
const { asked, fetching, options } = await import(join(installed.folder, "asking.mjs"));
const made = (told) => createHandler({ fetch: fetching(upstream.port, told), ...options });

const PLACES = {
  "a function": async (handler) => (path) => handler(new Request(`https://worker.test${path}`)),
  "a server of Node": async (handler) => {
    const server = closing(createServer(toNode(handler)).listen(0, "127.0.0.1"));
    await new Promise((listening) => server.once("listening", listening));
    return (path) => fetch(`http://127.0.0.1:${server.address().port}${path}`);
  },
  "Lambda": async (handler) => async (path) => {
    const { pathname, search } = new URL(path, "https://worker.test");
    const { statusCode, headers, body, isBase64Encoded } = await toLambda(handler)({ rawPath: pathname, rawQueryString: search.slice(1), requestContext: { http: { method: "GET" }, domainName: "worker.test" } });
    return new Response(Buffer.from(body, isBase64Encoded ? "base64" : "utf8"), { status: statusCode, headers });
  },
};

for (const [name, place] of Object.entries(PLACES)) {
  test(`in ${name}`, async () => {
    const told = [];
    judge(await asked(await place(made(told)), told, addresses, faults));
  });
}

for (const name of Object.keys(SERVERS)) {
  test(`in a server of ${name}`, { skip: missing }, async () => {
    const [all] = await printed(installed, name, `
      import { readFileSync } from "node:fs";
      import { createHandler } from "anyfeed/handler";
      import { asked, fetching, options } from "./asking.mjs";
      const { addresses, faults } = JSON.parse(readFileSync("asked.json", "utf8"));
      const told = [];
      const handler = createHandler({ fetch: fetching(${upstream.port}, told), ...options });
      SERVE
      console.log(JSON.stringify(await asked((path) => fetch("http://127.0.0.1:" + port + path), told, addresses, faults)));
      (globalThis.Deno ?? process).exit(0);
    `);
    judge(all, ALSO[name]);
  });
}

function judge(all, also = {}) {
  const wrong = [];
  for (const [index, { url, expect }] of addresses.entries()) {
    const [status, fetches] = all.addresses[index];
    // What people paste is understood: "feed:" stands for the web.
    const isRight = expect === "allow" || url.startsWith("feed:") ? status === 200 && fetches === 1 : [400, 403].includes(status) && fetches === 0;
    if (!isRight) wrong.push(`${expect} ${JSON.stringify(url)}: ${status}, fetched ${fetches} times`);
  }
  for (const name of faults) {
    const { status, code, late } = scenarios[name];
    const [given, said] = all.faults[name];
    const statuses = [status, also[name] ?? []].flat();
    const codes = given === 200 ? [late ? `http/${late}` : said] : [code ?? said].flat();
    if (!statuses.includes(given) || !codes.includes(said) && !(name in also)) wrong.push(`${name}: ${given} ${said}, not ${statuses} ${codes}`);
  }
  assert.deepEqual(wrong, []);
}
