/** The README's lines do what they say, and its tables are the tables of the code. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { listen } from "../../tests/opened.mjs";
import { promisify } from "node:util";
import { load } from "./help/bundle.mjs";
import { anyfeed, article, check, writeStream } from "./help/parser.mjs";
import { rss } from "./upstream/wire.mjs";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const lines = readme.split("\n").filter((line) => line.startsWith("curl "));
const xml = { "Content-Type": "application/rss+xml" };
const site = {
  "/": () => new Response("<!doctype html><link rel=alternate type=application/rss+xml href=/feed.xml>", { headers: { "Content-Type": "text/html" } }),
  "/feed.xml": () => new Response(rss(), { headers: xml }),
};

/** As much of the bindings as posting a batch needs. */
const bindings = { BATCH_TOKEN: "local", JOBS: { sendBatch: async () => {} }, HOSTS: {}, RESULTS: { put: async () => {}, get: async () => null } };

const { createHandler } = await load("handler.ts");
const handler = createHandler({ anyfeed, article, check, writeStream, now: Date.now, fetch: async (url) => site[new URL(url).pathname]?.() ?? new Response(null, { status: 404 }) });
const server = await listen(async (incoming, outgoing) => {
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = incoming.method === "POST" ? Buffer.concat(chunks) : undefined;
  const response = await handler.fetch(new Request(`http://localhost${incoming.url}`, { method: incoming.method, headers: incoming.headers, body }), bindings);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
});

for (const line of lines) {
  test(line.slice(0, 100), async () => {
    const [command, expected] = line.split(/\s+# (?=\d{3} )/);
    const words = `${command.replace("http://localhost:8787", server.url)} -s -o /dev/null -w '%{http_code} %{content_type}'`;
    const { stdout } = await promisify(execFile)("sh", ["-c", words]);
    assert.equal(stdout.split(";")[0], expected);
  });
}

test("wrangler is pinned, and the README names its version", () => {
  const { devDependencies: { wrangler }, engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  assert.match(wrangler, /^\d+\.\d+\.\d+$/);
  assert.ok(readme.includes(`wrangler ${wrangler}, which needs Node ${engines.node.replace(">=", "")}`));
});

test("there are lines to run", () => assert.ok(lines.length > 10));

test("every parameter, code and setting is in the README, and none that is not", async () => {
  const { nameOf, parameters } = await load("parameters.ts");
  const { problems } = await load("errors.ts");
  const named = (section) => {
    const rows = readme.split(`## ${section}\n`)[1].split("\n## ")[0].split("\n").filter((row) => row.startsWith("| `"));
    return rows.flatMap((row) => [...row.split("|")[1].matchAll(/`([^`]+)`/g)].map(([, name]) => name)).sort();
  };
  assert.deepEqual(named("Parameters"), [...new Set(Object.keys(parameters).map(nameOf))].sort());
  assert.deepEqual(named("Errors"), Object.keys(problems).sort());
  for (const row of readme.split("## Errors\n")[1].split("\n## ")[0].split("\n").filter((one) => one.startsWith("| `"))) {
    const [, code, status] = /`([^`]+)` \| (\d+)/.exec(row);
    assert.equal(problems[code].status, Number(status), code);
  }
});
