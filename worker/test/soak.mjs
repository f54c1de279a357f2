/**
 * By hand: 200 users at once against the Worker in workerd, good and bad upstreams mixed.
 *
 *     node worker/test/soak.mjs [seconds, 60 by default]
 *
 * Says every ten seconds how many requests were answered and how much memory workerd holds; fails on any answer that
 * is not JSON or has a status that it must not have.
 */

import { execSync } from "node:child_process";
import http from "node:http";
import { workerd } from "./help/workerd.mjs";
import { scenarios } from "./upstream/scenarios.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, rss } from "./upstream/wire.mjs";

const seconds = Number(process.argv[2] ?? 60);
const users = 200;
/** Names of scenarios, with the statuses that are right; late faults have one of two, as the parser streams or gathers. */
const mix = [["usual", [200]], ["usual", [200]], ["usual", [200]], ["gzip", [200]], ["html", [200]], ["404", [404]], ["redirect-5", [200]],
  ["redirect-private", [403]], ["rst-mid-body", [200, 502]], ["rst-before-first-entry", [502]]];

const upstream = await serve({ usual: { serve: answer(rss(30, 1000)) } });
const worker = await workerd(upstream.port, { FIRST_BYTE_MS: "10000", HEAD_MS: "15000", WHOLE_MS: "30000" });
const origin = await worker.runtime.ready;
const agent = new http.Agent({ keepAlive: true, maxSockets: users });
const end = Date.now() + seconds * 1000;
const times = [];
const wrong = [];
let count = 0;

const report = setInterval(() => console.log(`${count} answered, workerd holds ${memory()} MiB`), 10_000);
await Promise.all(Array.from({ length: users }, use));
clearInterval(report);
times.sort((one, other) => one - other);
const at = (part) => times[Math.floor(times.length * part)];
console.log(`${count} answered, ${wrong.length} wrong, half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, ${memory()} MiB`);
for (const one of wrong.slice(0, 10)) console.log(one);
await worker.dispose();
upstream.close();
process.exit(wrong.length === 0 ? 0 : 1);

async function use(_, user) {
  for (let turn = user; Date.now() < end; turn += 1) {
    const [name, right] = mix[turn % mix.length];
    const started = Date.now();
    try {
      const { status, text } = await get(name);
      JSON.parse(text);
      if (!right.includes(status)) wrong.push(`${name}: ${status}`);
    } catch (fault) {
      wrong.push(`${name}: ${fault.message}`);
    }
    times.push(Date.now() - started);
    count += 1;
  }
}

function get(name) {
  const host = scenarios[name] ? `${name}.fault.example` : "fault.example";
  const url = new URL(`/v1/feed?url=${encodeURIComponent(`http://${host}/${name}`)}`, origin);
  return new Promise((resolve, reject) => {
    http.get(url, { agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => { text += part; });
      response.on("end", () => resolve({ status: response.statusCode, text })).on("error", reject);
    }).on("error", reject);
  });
}

/** Of the workerd that belongs to this process. */
function memory() {
  const rows = execSync("ps -eo ppid,rss,comm").toString().split("\n").map((row) => row.trim().split(/\s+/));
  return Math.round(rows.filter(([parent, , name]) => parent === String(process.pid) && name === "workerd").reduce((sum, [, size]) => sum + Number(size), 0) / 1024);
}
