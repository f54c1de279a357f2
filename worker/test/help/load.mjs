/** Many users at once against the Worker in workerd, good and bad upstreams mixed: what was wrong, and how much memory workerd held. */

import { readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import http from "node:http";
import { scenarios } from "../upstream/scenarios.mjs";
import { answer, rss } from "../upstream/wire.mjs";

/** Names of scenarios, with the statuses that are right. */
const mix = [["usual", [200]], ["usual", [200]], ["usual", [200]], ["gzip", [200]], ["html", [200]], ["404", [404]], ["redirect-5", [200]],
  ["redirect-private", [403]], ["rst-mid-body", [200]], ["rst-before-first-entry", [502]]];

/** Scenarios that the upstream of the load needs beside the usual ones. */
export const loadScenarios = { usual: { serve: answer(rss(30, 1000)) } };

/** The machine is busy then: the times are the real ones. */
export const patient = { FIRST_BYTE_MS: "30000", HEAD_MS: "30000", WHOLE_MS: "30000" };

/** `sampled` is told the answers and the memory until now, ten times. */
export async function load(worker, seconds, users = 200, sampled = () => undefined) {
  const origin = await worker.runtime.ready;
  const agent = new http.Agent({ keepAlive: true, maxSockets: users });
  const end = Date.now() + seconds * 1000;
  const times = [];
  const wrong = [];
  const memory = [];
  const sample = setInterval(() => {
    memory.push(held());
    sampled(times.length, memory.at(-1));
  }, seconds * 100);
  await Promise.all(Array.from({ length: users }, async (_, user) => {
    for (let turn = user; Date.now() < end; turn += 1) {
      const [name, right] = mix[turn % mix.length];
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
    }
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
    http.get(url, { agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => { text += part; });
      response.on("end", () => resolve({ status: response.statusCode, text })).on("error", reject);
    }).on("error", reject);
  });
}

/** MiB of every workerd that belongs to this process. */
export function held() {
  const rows = execFileSync("ps", ["-eo", "ppid,pid,comm"]).toString().split("\n").map((row) => row.trim().split(/\s+/));
  const own = rows.filter(([parent, , name]) => parent === String(process.pid) && name === "workerd").map(([, pid]) => pid);
  return Math.round(own.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0), 0) / 1024);
}
