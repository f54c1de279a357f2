/** Batches in workerd with all bindings simulated: what is posted, how it is worked on, and what comes of it. */

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { faultsOf } from "../../tests/schema-faults.mjs";
import { until } from "../../tests/until.mjs";
import { gzipSync } from "node:zlib";
import { scaled } from "./help/scaled.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, partly, rss, sleep, status } from "./upstream/wire.mjs";

const asked = [];
let failing = 0;
const note = (then) => (socket, request) => {
  asked.push({ host: /x-asked-host: (\S+)/i.exec(request)?.[1], at: Date.now(), agent: /user-agent: (.*)\r/i.exec(request)?.[1] });
  return then(socket, request);
};
const more = {
  good: { serve: note(answer(rss(3))) },
  slow: { serve: note(async (socket) => { await sleep(400); answer(rss(1))(socket); }) },
  "twice-bad": { serve: (socket) => (failing++ < 2 ? status("500 E") : answer(rss(2)))(socket) },
  "always-bad": { serve: status("500 E") },
  "wait-a-second": { serve: (socket) => (failing++ % 2 === 0 ? status("429 W", { "Retry-After": "1" }) : answer(rss(2)))(socket) },
  "wait-a-day": { serve: status("429 W", { "Retry-After": "86400" }) },
  torn: { serve: partly(rss(50, 500).slice(0, 20_000), 99_999, (socket) => socket.resetAndDestroy()) },
};

const upstream = closing(await serve(more));
const worker = closing(await scaled(upstream.port));

let hosts = 0;
/** A host that nobody has asked yet. */
const fresh = (path) => `http://h${hosts++}.fault.example/${path}`;

async function run(body, headers, query) {
  const response = await worker.post(body, headers, query);
  assert.equal(response.status, 202, await response.clone().text());
  const { id } = await response.json();
  return { id, ...(await worker.finished(id)) };
}

test("JSON, lines and OPML name the same addresses", async () => {
  const urls = [fresh("good"), fresh("good")];
  const opml = `<opml version="2.0"><body>${urls.map((url) => `<outline type="rss" xmlUrl="${url}"/>`).join("")}</body></opml>`;
  const bodies = [JSON.stringify(urls), JSON.stringify({ urls }), `# mine\n${urls.join("\r\n")}\n\n`, opml];
  for (const body of bodies) {
    const { counts, urls: rows } = await run(body);
    assert.deepEqual(counts, { pending: 0, retrying: 0, done: 2, failed: 0, refused: 0 }, body);
    assert.deepEqual(rows.map((row) => row.url), urls);
  }
});

test("each result is what a single request would have been answered", async () => {
  const good = fresh("good");
  const missing = fresh("missing");
  const { id, urls } = await run(`${good}\n${missing}\nhttp://127.0.0.1/\nnothing`, {}, "?format=jsonfeed&limit=2");
  assert.deepEqual(urls.map((row) => [row.state, row.code]), [["done", undefined], ["failed", "upstream-not-found"], ["refused", "blocked-url"], ["refused", "invalid-url"]]);
  const result = await worker.ask(`/v1/batch/${id}/0`);
  assert.match(result.headers.get("content-type"), /^application\/feed\+json/);
  assert.match(result.headers.get("content-security-policy"), /sandbox/);
  assert.deepEqual(await result.json(), await worker.json(`/v1/feed?url=${good}&format=jsonfeed&limit=2`));
  for (const [index, code] of [[1, 404], [2, 403], [3, 400], [4, 404]]) {
    const refusal = await worker.ask(`/v1/batch/${id}/${index}`);
    assert.equal(refusal.status, code);
    assert.match(refusal.headers.get("content-type"), /^application\/problem\+json/);
    await refusal.text();
  }
});

test("an address that is given twice is fetched once", async () => {
  const url = fresh("good");
  const before = upstream.hits.good;
  const { counts, duplicates } = await run(`${url}\n${url}#part\n feed:${url}`);
  assert.equal(counts.done, 1);
  assert.equal(duplicates, 2);
  assert.equal(upstream.hits.good, before + 1);
});

test("1,000 addresses are taken, 1,001 are not", async () => {
  const list = (count) => Array.from({ length: count }, (_, index) => `http://10.0.0.1/${index}`).join("\n");
  const taken = await worker.post(list(1000));
  assert.equal(taken.status, 202);
  const { id, refused } = await taken.json();
  assert.equal(refused, 1000);
  const { finished, total } = await worker.json(`/v1/batch/${id}`);
  assert.deepEqual([finished, total], [true, 1000]);
  const response = await worker.post(list(1001));
  assert.equal(response.status, 400);
  assert.match((await response.json()).detail, /up to 1000/);
});

const wrong = [["", /names no address/], ["[1]", /must be a list/], ["{}", /must be a list/], ["[", /not valid JSON/], ["<html>", /not an OPML/]];
for (const [body, words] of wrong) {
  test(`400 for the body ${JSON.stringify(body)}`, async () => {
    const response = await worker.post(body);
    assert.equal(response.status, 400);
    assert.match((await response.json()).detail, words);
  });
}

test("413 for a list that inflates to too much", async () => {
  const response = await worker.post(gzipSync(Buffer.alloc(65 * 2 ** 20, " ")), { "Content-Type": "text/x-opml" });
  assert.equal(response.status, 413);
  assert.equal((await response.json()).code, "too-large");
});

test("unknown batches, places and parameters", async () => {
  for (const path of ["/v1/batch/x", "/v1/batch/00000000-0000-0000-0000-000000000000", "/v1/batch/..%2Fmanifest/0"]) {
    const response = await worker.ask(path);
    assert.equal(response.status, 404);
    assert.equal((await response.json()).code, "not-found");
  }
  assert.equal((await worker.post("example.org", {}, "?limits=1")).status, 400);
});

test("a server that fails is asked again, three times in all", async () => {
  failing = 0;
  const good = await run(fresh("twice-bad"));
  assert.deepEqual([good.urls[0].state, good.urls[0].tries], ["done", 3]);
  const before = upstream.hits["always-bad"] ?? 0;
  const bad = await run(fresh("always-bad"));
  assert.deepEqual([bad.urls[0].state, bad.urls[0].code, bad.urls[0].tries], ["failed", "upstream-status", 3]);
  assert.equal(upstream.hits["always-bad"], before + 3);
});

test("Retry-After is kept to; one of a day is an answer", async () => {
  failing = 0;
  const started = Date.now();
  const soon = await run(fresh("wait-a-second"));
  assert.equal(soon.urls[0].state, "done");
  assert.ok(Date.now() - started >= 1000);
  const { urls } = await run(fresh("wait-a-day"));
  assert.deepEqual([urls[0].state, urls[0].code, urls[0].tries], ["failed", "upstream-rate-limited", 1]);
});

test("a document that breaks off is tried again, and then kept as what it is", async () => {
  const { id, urls } = await run(fresh("torn"));
  assert.equal(urls[0].tries, 3);
  assert.ok(urls[0].state === "failed" ? urls[0].code === "upstream-truncated" : urls[0].truncated);
  const result = await worker.json(`/v1/batch/${id}/0`);
  assert.ok(result.code === "upstream-truncated" || result.report.truncated);
});

test("a job that is delivered twice is done once", async () => {
  const url = fresh("good");
  const { id } = await run(url);
  const before = upstream.hits.good;
  const stored = await worker.bucket.head(`batches/${id}/results/0000`);
  const job = { kind: "convert", batch: id, index: 0, url, query: "", origin: "https://worker.test" };
  await worker.jobs.sendBatch([{ body: job }, { body: job }]);
  await sleep(500);
  assert.equal(upstream.hits.good, before);
  assert.equal((await worker.bucket.head(`batches/${id}/results/0000`)).uploaded.getTime(), stored.uploaded.getTime());
});

test("two deliveries at once ask the server once", async () => {
  const url = fresh("slow");
  const job = { kind: "convert", batch: crypto.randomUUID(), index: 0, url, query: "", origin: "https://worker.test" };
  const before = upstream.hits.slow ?? 0;
  await worker.jobs.sendBatch([{ body: job }, { body: job }]);
  await until(() => worker.bucket.head(`batches/${job.batch}/results/0000`));
  await sleep(300);
  assert.equal(upstream.hits.slow, before + 1);
});

test("requests to one host keep their distance, whatever consumer makes them; other hosts do not wait", async () => {
  const own = await scaled(upstream.port, { HOST_SPACING_MS: "300" }, { batchSize: 3 });
  try {
    asked.length = 0;
    const posted = Date.now();
    const crowd = Array.from({ length: 12 }, (_, index) => `http://h0.fault.example/good?${index}`);
    const others = Array.from({ length: 6 }, (_, index) => `http://h${index + 1}.fault.example/good`);
    const { id } = await (await own.post([...crowd, ...others].join("\n"))).json();
    const { counts } = await own.finished(id);
    assert.equal(counts.done, 18);
    const times = asked.filter((one) => one.host === "h0.fault.example").map((one) => one.at).sort((one, other) => one - other);
    assert.equal(times.length, 12);
    // 300 ms apart when they set out. A busy machine holds them up, this one more, that one less; none comes too early.
    const waited = times.map((time) => time - posted);
    assert.ok(waited.every((wait, index) => wait >= index * 300 - 20), waited.join(" "));
    const last = Math.max(...asked.filter((one) => one.host !== "h0.fault.example").map((one) => one.at));
    assert.ok(last < times[11], "others were done before the crowd");
  } finally {
    await own.dispose();
  }
});

test("servers see who asks, and where to complain", () => {
  assert.ok(asked.every((one) => /^anyfeed-edge\/\S+ \(\+https:\/\/worker\.test\/\)$/.test(one.agent)));
});

test("what cannot be read, and what fails here each time, ends among the dead letters; its batch ends, too", async () => {
  const own = await scaled(upstream.port, {}, { deliveries: 2 });
  try {
    const id = crypto.randomUUID();
    // A parameter that no batch can have: reading it throws a refusal that no server caused.
    const poison = { kind: "convert", batch: id, index: 0, url: "not an address", query: "", origin: "https://worker.test" };
    await own.jobs.sendBatch([{ body: { kind: "nonsense" } }, { body: poison }, { body: { kind: "convert", batch: id, index: 1, url: "http://h1.fault.example/good", query: "", origin: "https://worker.test" } }]);
    const dead = await until(() => own.bucket.get(`batches/${id}/results/0000`));
    assert.equal(dead.customMetadata.state, "failed");
    assert.equal((await dead.json()).code, "internal");
    assert.equal((await until(() => own.bucket.head(`batches/${id}/results/0001`))).customMetadata.state, "done");
    const lines = [];
    await until(async () => {
      lines.push(...(await own.lines()).filter((line) => line.event === "given-up").map((line) => line.kind));
      return lines.length >= 2;
    });
    assert.deepEqual(lines.sort(), ["convert", "unreadable"]);
  } finally {
    await own.dispose();
  }
});

test("batches are taken from those who have the token", async () => {
  for (const Authorization of ["", "Bearer wrong", "Bearer secret2", "Bearer ", "secret"]) {
    const response = await worker.post(fresh("good"), { Authorization });
    assert.equal(response.status, 401, Authorization);
    assert.equal((await response.json()).code, "not-authorized");
  }
  assert.equal((await worker.post(fresh("good"), { Authorization: "Bearer secret" })).status, 202);
});

test("without a token, batches are closed, whatever is sent along", async () => {
  const own = await scaled(upstream.port, { BATCH_TOKEN: "" });
  try {
    for (const Authorization of ["", "Bearer ", "Bearer null", "Bearer secret"]) {
      const response = await own.post(fresh("good"), { Authorization });
      assert.deepEqual([response.status, (await response.json()).code], [501, "not-enabled"], Authorization);
    }
  } finally {
    await own.dispose();
  }
});

test("the routes answer as the OpenAPI document describes", async () => {
  const document = await worker.json("/openapi.json");
  const submit = document.paths["/v1/batch"].post;
  const url = fresh("good");
  for (const type of Object.keys(submit.requestBody.content)) {
    const body = { "application/json": JSON.stringify({ urls: [url] }), "text/plain": url, "text/x-opml": `<opml version="2.0"><body><outline xmlUrl="${url}"/></body></opml>` }[type];
    const response = await worker.post(body, { "Content-Type": type });
    assert.ok(submit.responses[response.status], `${type} ${response.status}`);
    const accepted = await response.json();
    assert.deepEqual(faultsOf(accepted, submit.responses["202"].content["application/json"].schema, document), []);
    const { id } = accepted;
    const pending = await worker.ask(`/v1/batch/${id}/0`);
    assert.ok(pending.status === 200 || (await pending.json()).code === "not-ready");
    await worker.finished(id);
    for (const path of ["/v1/batch/{id}", "/v1/batch/{id}/{index}"]) {
      const { get } = document.paths[path];
      assert.deepEqual(get.parameters.filter((one) => one.in === "path").map((one) => one.name), [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      const answered = await worker.ask(path.replace("{id}", id).replace("{index}", "0"));
      assert.ok(get.responses[answered.status]?.content[answered.headers.get("content-type").split(";")[0]], path);
      assert.deepEqual(faultsOf(await answered.json(), get.responses["200"].content["application/json"].schema, document), []);
    }
  }
});

test("wrangler.jsonc binds nothing that must be created first; wrangler.scale.jsonc is the same with everything", () => {
  const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8").replace(/^\s*\/\/.*$/gm, ""));
  const plain = read("wrangler.jsonc");
  const full = read("wrangler.scale.jsonc");
  const bound = Object.keys(full).filter((name) => !(name in plain)).sort();
  assert.deepEqual(bound, ["d1_databases", "durable_objects", "limits", "migrations", "queues", "r2_buckets", "triggers"]);
  for (const name of ["compatibility_date", "compatibility_flags", "exports", "cache", "assets", "name", "ratelimits"]) assert.deepEqual(full[name], plain[name], name);
  assert.deepEqual(plain.ratelimits[0].simple, { limit: 60, period: 60 }, "nobody asks without a limit");
  const names = [full.queues.producers[0].binding, full.durable_objects.bindings[0].name, full.r2_buckets[0].binding, full.d1_databases[0].binding, full.ratelimits[0].name];
  const bindings = readFileSync(new URL("../src/bindings.ts", import.meta.url), "utf8");
  for (const name of names) assert.match(bindings, new RegExp(`  ${name}\\?: `));
  const [jobs, dead] = full.queues.consumers;
  assert.deepEqual([jobs.queue, jobs.dead_letter_queue, dead.queue], [full.queues.producers[0].queue, dead.queue, `${jobs.queue}-dead`]);
  for (const { main } of [plain, full]) assert.ok(existsSync(new URL(`../${main}`, import.meta.url)), main);
});
