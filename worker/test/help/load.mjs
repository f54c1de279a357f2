/** Many users at once against the Worker in workerd, good and bad upstreams mixed: what was wrong, and how much memory workerd held. */

import { readFileSync } from "node:fs";
import http from "node:http";
import { scenarios } from "../upstream/scenarios.mjs";
import { answer, rss } from "../upstream/wire.mjs";

/** Names of scenarios, with the statuses that are right. */
const mix = [["usual", [200]], ["usual", [200]], ["usual", [200]], ["gzip", [200]], ["html", [200]], ["404", [404]], ["redirect-5", [200]],
  ["redirect-private", [403]], ["rst-mid-body", [200]], ["rst-before-first-entry", [502]]];

/** Scenarios that the upstream of the load needs beside the usual ones. */
export const loadScenarios = { usual: { serve: answer(rss(30, 1000)) } };

/** The machine is busy then: nothing may end because of its time. */
export const patient = { FIRST_BYTE_MS: "240000", HEAD_MS: "240000", WHOLE_MS: "240000" };

/** So many turns of each user, or turns for so many seconds. `sampled` is told the answers and the memory until now. */
export async function load(worker, { turns = Infinity, seconds = Infinity, users = 200, sampled = null }) {
  const origin = await worker.runtime.ready;
  const agent = new http.Agent({ keepAlive: true, maxSockets: users });
  const end = Date.now() + seconds * 1000;
  const [times, wrong, memory] = [[], [], []];
  const sample = sampled && setInterval(() => {
    memory.push(held());
    sampled(times.length, memory.at(-1));
  }, seconds * 100);
  const one = async (name, right) => {
    const started = Date.now();
    try {
      const { status, text } = await ask(origin, agent, name);
      const body = JSON.parse(text);
      if (!right.includes(status)) wrong.push(`${name}: ${status}`);
      else if (name === "usual" && body.entries.length !== 30) wrong.push(`${name}: ${body.entries.length} entries`);
    } catch (fault) {
      wrong.push(`${name}: ${fault.message}`);
    }
    times.push(Date.now() - started);
  };
  await Promise.all(Array.from({ length: users }, async (_, user) => {
    for (let turn = 0; turn < turns && Date.now() < end; turn += 1) await one(...mix[(user + turn) % mix.length]);
  }));
  clearInterval(sample);
  agent.destroy();
  times.sort((one, other) => one - other);
  const within = (part) => times[Math.floor(times.length * part)];
  return { count: times.length, wrong, memory, half: within(0.5), most: within(0.99) };
}

function ask(origin, agent, name) {
  const host = scenarios[name] ? `${name}.fault.example` : "fault.example";
  const url = new URL(`/v1/feed?url=${encodeURIComponent(`http://${host}/${name}`)}`, origin);
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => { text += part; });
      response.on("end", () => resolve({ status: response.statusCode, text })).on("error", reject);
    });
    // A connection that was kept may have been closed while the question was on its way: every client asks again.
    request.on("error", (fault) => (request.reusedSocket && fault.code === "ECONNRESET" ? resolve(ask(origin, agent, name)) : reject(fault)));
  });
}

/** MiB of every workerd that this process has started. */
export function held() {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
  const own = children.filter((pid) => readFileSync(`/proc/${pid}/comm`, "utf8") === "workerd\n");
  return Math.round(own.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0), 0) / 1024);
}

/** Reads a feed's answer piece by piece. Not with fetch: it would ask for compression, which gathers. */
export async function read(worker, name, query, take) {
  const url = new URL(`/v1/feed?url=${encodeURIComponent(`http://fault.example/${name}`)}${query}`, await worker.runtime.ready);
  return new Promise((resolve, reject) => http.get(url, { agent: false }, (response) => {
    response.setEncoding("utf8").on("data", take);
    response.on("end", resolve).on("error", reject);
  }).on("error", reject));
}
