/**
 * What one feed costs: the whole Worker in workerd with every binding simulated, over a loopback upstream.
 *
 *     node worker/bench/scale.mjs [feeds, 2000 by default]
 *
 * Measured are operations and processor time for each feed, in five phases; what a month of a million feeds an hour
 * costs is calculated from them. docs/scale.md says what of it is measured, assumed, and taken from price lists.
 */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import http from "node:http";
import { until } from "../../tests/until.mjs";
import { scaled } from "../test/help/scaled.mjs";
import { costs } from "./costs.mjs";

const feeds = Number(process.argv[2] ?? 2000);
const entries = 20;
/** Per cent of the requests of a usual hour. */
const mix = { notModified: 60, same: 25, changed: 10, failing: 5 };

let phase = 0;
const upstream = http.createServer((request, response) => {
  const id = Number(/\d+/.exec(request.url)?.[0] ?? 0);
  const kind = kindOf(id);
  const tag = `"v${kind === "changed" ? phase : 0}"`;
  if (phase > 0 && kind === "failing") response.writeHead(500).end();
  else if (kind === "notModified" && request.headers["if-none-match"] === tag) response.writeHead(304, { ETag: tag }).end();
  else response.writeHead(200, { "Content-Type": "application/rss+xml", ...(kind === "notModified" && { ETag: tag }) }).end(feed(id, kind === "changed" ? phase : 0));
});
await new Promise((resolve) => upstream.listen(0, "127.0.0.1", resolve));
const worker = await scaled(upstream.address().port, { MAX_BYTES: String(10 * 2 ** 20), FIRST_BYTE_MS: "10000", HEAD_MS: "15000", WHOLE_MS: "60000" }, { entry: "../../bench/entry.mjs" });
const pid = Number(execFileSync("pgrep", ["-P", String(process.pid), "workerd"]).toString().split("\n")[0]);

const phases = {
  conversion: await measured(() => posted(Math.min(feeds, 1000)), Math.min(feeds, 1000)),
  first: await measured(() => refreshed(0, true), feeds),
  usual: await measured(() => refreshed(1), feeds),
  notModified: await measured(() => refreshed(2, false, "notModified"), feeds * mix.notModified / 100),
  batch: await measured(batched, Math.min(feeds, 1000)),
};
console.log(`${feeds} feeds of ${entries} entries and ${Math.round(feed(0, 0).length / 1024)} KB, each on a host of its own; workerd holds ${memory()} MiB at the end.\n`);
const names = ["cpuMs", "perSecond", "messages", "deliveries", "invocations", "objectCalls", "bucketWrites", "bucketReads", "rowsRead", "rowsWritten"];
console.log(`| for each feed | ${Object.keys(phases).join(" | ")} |\n|---|${Object.keys(phases).map(() => "---:|").join("")}`);
for (const name of names) console.log(`| ${name} | ${Object.values(phases).map((one) => round(one[name] ?? 0)).join(" | ")} |`);
console.log(`\n${costs(phases.usual, phases.conversion)}`);
await worker.dispose();
upstream.close();

function kindOf(id) {
  let part = id % 100;
  for (const [kind, share] of Object.entries(mix)) if ((part -= share) < 0) return kind;
}

function feed(id, version) {
  const words = "Lorem <b>ipsum</b> dolor sit amet, <a href=\"/there\">consectetur</a> adipiscing elit &amp; more of it. ".repeat(14);
  const items = Array.from({ length: entries }, (_, index) =>
    `<item><title>Entry ${index} of ${id}, ${version}</title><link>https://h${id}.example.org/${version}/${index}</link><guid>${id}-${version}-${index}</guid><pubDate>${new Date(1.7e12 - index * 8e7).toUTCString()}</pubDate><category>one</category><description><![CDATA[<p>${words}</p>]]></description></item>`);
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Feed ${id}</title><link>https://h${id}.example.org/</link><description>d</description>${items.join("")}</channel></rss>`;
}

/** Conversions alone: no binding, no fetch. */
async function posted(count) {
  for (let id = 0; id < count; id += 1) {
    const response = await worker.ask("/v1/feed", { method: "POST", headers: { "Content-Type": "application/rss+xml" }, body: feed(id, 0) });
    await response.arrayBuffer();
  }
}

async function refreshed(number, fill = false, only = null) {
  phase = number;
  const { database } = worker;
  await database.prepare("DELETE FROM marks").run();
  if (fill) {
    const insert = database.prepare("INSERT INTO feeds (url, next_at) VALUES (?, 1)");
    for (let id = 0; id < feeds; id += 500) {
      await database.batch(Array.from({ length: Math.min(500, feeds - id) }, (_, index) => insert.bind(`http://h${id + index}.example.org/${id + index}`)));
    }
  }
  const wanted = only === null ? "1" : "etag IS NOT NULL";
  await database.prepare(`UPDATE feeds SET next_at = 1, checked_at = NULL WHERE ${wanted}`).run();
  await worker.cron();
  await until(async () => (await database.prepare("SELECT count(*) AS left FROM feeds WHERE checked_at IS NULL").first()).left === 0);
}

async function batched() {
  phase = 0;
  const count = Math.min(feeds, 1000);
  const response = await worker.post(Array.from({ length: count }, (_, id) => `http://b${id}.example.org/${id * 100}`).join("\n"));
  await worker.finished((await response.json()).id, 600_000);
}

async function measured(work, count) {
  await worker.ask("/-/counts");
  await worker.lines();
  const [cpu, started] = [processor(), Date.now()];
  await work();
  const took = Date.now() - started;
  const used = processor() - cpu;
  const sums = await worker.json("/-/counts");
  for (const line of await worker.lines()) {
    for (const name of ["rowsRead", "rowsWritten"]) sums[name] = (sums[name] ?? 0) + (line[name] ?? 0);
  }
  const each = Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / count]));
  return { ...each, cpuMs: used / count, perSecond: count / (took / 1000) };
}

/** Milliseconds that workerd has computed; the kernel counts in hundredths of a second. */
function processor() {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function memory() {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024);
}

function round(value) {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(2));
}
