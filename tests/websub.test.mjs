// WebSub: hubs and topics as answers name them, and the subscriber of examples/websub against a hub and a publisher.
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { install, root } from "./installed.mjs";
import { closing } from "./opened.mjs";

const installed = install();
const { fetchFeed, streamFeed } = await installed.import("anyfeed/fetch");
const example = (name) => readFileSync(join(root, "examples/websub", name), "utf8");

const feed = (links, ...titles) => `<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:x-feed:1</id><title>T</title><updated>2026-01-15T00:00:00Z</updated>${links}
  ${titles.map((title) => `<entry><id>urn:x-entry:${title}</id><title>${title}</title><link href="https://blog.example.org/${title}"/><updated>2026-01-15T00:00:00Z</updated></entry>`).join("")}</feed>`;
const NAMED = '<link rel="hub" href="https://hub.example.org/"/><link rel="self" href="https://blog.example.org/topic"/>';
const answer = (body, headers) => new Response(body, { headers: { "content-type": "application/atom+xml", ...headers } });
const found = async (body, headers) => (await fetchFeed("https://blog.example.org/feed", { fetch: async () => answer(body, headers) })).websub;

/** What the hub was asked. */
const asked = [];
let refuses = false;

async function network(request) {
  const { hostname } = new URL(request.url);
  if (hostname === "blog.example.org") return answer(feed(NAMED, "old"));
  if (hostname !== "hub.example.org") return new Response(null, { status: 404 });
  asked.push({ method: request.method, ...Object.fromEntries(new URLSearchParams(await request.text())) });
  return new Response(refuses ? "No." : null, { status: refuses ? 500 : 202 });
}

async function subscriber() {
  const { outputFiles } = await build({
    stdin: { contents: example("worker.js"), resolveDir: installed.folder },
    bundle: true, write: false, format: "esm", conditions: ["workerd", "worker", "browser"], external: ["*.wasm"],
  });
  const wasm = readFileSync(join(installed.folder, "node_modules/anyfeed/dist/feed.wasm"));
  const worker = new Miniflare({
    modules: [{ type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text }, { type: "CompiledWasm", path: "feed.wasm", contents: wasm }],
    compatibilityDate: "2026-01-01", cf: false, d1Databases: ["DB"], bindings: { TOKEN: "secret", ORIGIN: "https://me.example.org" }, outboundService: network,
  });
  closing(worker);
  const database = await worker.getD1Database("DB");
  for (const statement of example("schema.sql").split(";").filter((one) => one.trim())) await database.prepare(statement).run();
  const rows = async (table) => (await database.prepare(`SELECT * FROM ${table}`).all()).results;
  const ask = (url, options) => worker.dispatchFetch(url, options);
  const manage = (method, url, token = "secret") => ask("https://me.example.org/subscriptions", { method, headers: { authorization: `Bearer ${token}` }, body: JSON.stringify({ url }) });
  return { worker, rows, ask, manage };
}

const { worker, rows, ask, manage } = await subscriber();
const verify = (callback, parts) => ask(`${callback}?${new URLSearchParams(parts)}`);
const signed = (text, secret, algorithm = "sha256") => ({ "content-type": "application/atom+xml", "x-hub-signature": `${algorithm}=${createHmac(algorithm, secret).update(text).digest("hex")}` });
const asks = (mode, more) => ({ "hub.mode": mode, "hub.topic": "https://blog.example.org/topic", "hub.challenge": "c<h>1", ...more });

test("a hub and a topic are found in the feed, and before that in its headers", async () => {
  assert.deepEqual(await found(feed(NAMED)), { hubs: ["https://hub.example.org/"], topic: "https://blog.example.org/topic" });
  assert.equal(await found(feed("")), null);
  assert.deepEqual(await found(feed('<link rel="hub" href="https://hub.example.org/"/>')), { hubs: ["https://hub.example.org/"], topic: "https://blog.example.org/feed" });
  const link = '<https://other.example.org/a,b;c>; title="a, <b>"; rel="hub preconnect", </self>;rel=SELF, <https://third.example.org/>; rel=hub, <x>; rel="next"; rel=hub';
  assert.deepEqual(await found(feed(NAMED), { link }), { hubs: ["https://other.example.org/a,b;c", "https://third.example.org/"], topic: "https://blog.example.org/self" });
  assert.deepEqual(await found(feed(NAMED), { link: "<https://blog.example.org/own>; rel=self" }), { hubs: ["https://hub.example.org/"], topic: "https://blog.example.org/topic" });
  assert.equal(await found(feed(""), { link: '<javascript:alert(1)>; rel=hub, <; rel=hub, <http://[>; rel=hub, nothing, <https://example.org/>; title="rel=hub"' }), null);
});

test("so they are of a stream, and of an answer that nothing changed", async () => {
  const websub = { hubs: ["https://hub.example.org/"], topic: "https://blog.example.org/topic" };
  const stream = await streamFeed("https://blog.example.org/feed", { fetch: async () => answer(feed(NAMED)) });
  assert.deepEqual(stream.websub, websub);
  const link = "<https://hub.example.org/>; rel=hub, <https://blog.example.org/topic>; rel=self";
  const kept = await fetchFeed("https://blog.example.org/feed", { etag: '"1"', fetch: async () => new Response(null, { status: 304, headers: { link } }) });
  assert.deepEqual([kept.notModified, kept.websub], [true, websub]);
});

test("nobody but its owner makes it subscribe", async () => {
  assert.equal((await manage("POST", "https://blog.example.org/feed", "guess")).status, 401);
  assert.equal((await ask("https://me.example.org/subscriptions", { method: "POST", body: "{}" })).status, 401);
  assert.equal((await manage("POST", "https://nowhere.example.org/")).status, 422);
  assert.equal((await ask("https://me.example.org/hooks/nobody")).status, 404);
  assert.deepEqual(asked, []);
});

let callback;
let secret;

test("it subscribes, and answers the hub's challenge for what it asked alone", async () => {
  assert.equal((await manage("POST", "https://blog.example.org/feed")).status, 202);
  const [request] = asked.splice(0);
  ({ "hub.callback": callback, "hub.secret": secret } = request);
  assert.deepEqual({ ...request, "hub.callback": "", "hub.secret": "" },
    { method: "POST", "hub.callback": "", "hub.mode": "subscribe", "hub.topic": "https://blog.example.org/topic", "hub.lease_seconds": "864000", "hub.secret": "" });
  assert.match(callback, /^https:\/\/me\.example\.org\/hooks\/[\w-]{20,}$/);
  assert.ok(secret.length >= 32 && secret.length < 200);
  assert.equal((await ask(callback, { method: "POST", headers: signed("x", secret), body: "x" })).status, 410, "not yet verified");
  assert.equal((await verify(callback, asks("subscribe", { "hub.topic": "https://blog.example.org/other" }))).status, 404);
  assert.equal((await verify(callback, asks("unsubscribe"))).status, 404);
  const echo = await verify(callback, asks("subscribe", { "hub.lease_seconds": "3600" }));
  assert.deepEqual([echo.status, await echo.text(), echo.headers.get("content-type")], [200, "c<h>1", "text/plain"]);
});

test("what the hub sends is believed by its signature, and each entry taken once", async () => {
  const text = feed(NAMED, "new", "newer");
  const send = async (headers, body = text) => (await ask(callback, { method: "POST", headers, body })).status;
  assert.equal(await send(signed(text, "another")), 202);
  assert.equal(await send({ "content-type": "application/atom+xml" }), 202);
  assert.equal(await send({ "x-hub-signature": "sha256=zz" }), 202);
  assert.equal(await send({ "x-hub-signature": "md5=00" }), 202);
  assert.equal(await send(signed(text, secret), text.replace("newer", "forged")), 202);
  assert.deepEqual(await rows("entries"), [], "what is not signed is answered, and nothing else");
  for (const algorithm of ["sha256", "sha1", "sha384", "sha512"]) assert.equal(await send(signed(text, secret, algorithm)), 202);
  assert.deepEqual((await rows("entries")).map(({ title, url }) => [title, url]),
    [["new", "https://blog.example.org/new"], ["newer", "https://blog.example.org/newer"]]);
  assert.equal(await send(signed("no feed", secret), "no feed"), 202, "the hub must not send it again");
  // It is refused before it is read: whoever sends it may find the connection closed before the answer is there.
  const refused = await send(signed(text, secret), "x".repeat(6_000_000)).catch(({ cause }) => cause.code);
  assert.ok([413, "ECONNRESET", "EPIPE"].includes(refused), refused);
  assert.equal((await rows("entries")).length, 2);
});

test("what ends within a day is renewed with the same callback and secret, and nothing else is", async () => {
  const renew = async () => (await worker.getWorker()).scheduled({ cron: "0 * * * *" });
  await renew();
  const [again, ...others] = asked.splice(0);
  assert.deepEqual([again["hub.mode"], again["hub.callback"], again["hub.secret"], others.length], ["subscribe", callback, secret, 0]);
  assert.equal((await verify(callback, asks("subscribe", { "hub.lease_seconds": "864000" }))).status, 200);
  await renew();
  assert.deepEqual(asked.splice(0), []);
  assert.equal((await rows("subscriptions")).length, 1);
});

test("a hub that fails is asked again by the next renewal", async () => {
  await verify(callback, asks("subscribe", { "hub.lease_seconds": "60" }));
  refuses = true;
  await (await worker.getWorker()).scheduled({ cron: "0 * * * *" });
  refuses = false;
  await (await worker.getWorker()).scheduled({ cron: "0 * * * *" });
  assert.equal(asked.splice(0).length, 2);
});

test("it unsubscribes when it is told to, and not because somebody says so", async () => {
  assert.equal((await verify(callback, asks("unsubscribe"))).status, 404);
  assert.equal((await manage("DELETE", "https://blog.example.org/feed")).status, 202);
  const [request] = asked.splice(0);
  assert.deepEqual([request["hub.mode"], request["hub.callback"]], ["unsubscribe", callback]);
  assert.equal((await verify(callback, asks("subscribe"))).status, 404, "it wants to leave");
  assert.equal(await (await verify(callback, asks("unsubscribe"))).text(), "c<h>1");
  assert.deepEqual(await rows("subscriptions"), []);
  assert.equal((await ask(callback, { method: "POST", headers: signed("x", secret), body: "x" })).status, 410);
  assert.equal((await manage("DELETE", "https://blog.example.org/feed")).status, 404);
});

test("a hub that denies is heard", async () => {
  await manage("POST", "https://blog.example.org/feed");
  const [{ "hub.callback": another }] = asked.splice(0);
  assert.notEqual(another, callback);
  assert.equal((await verify(another, { "hub.mode": "denied", "hub.topic": "https://blog.example.org/topic", "hub.reason": "full" })).status, 200);
  assert.deepEqual(await rows("subscriptions"), []);
});
