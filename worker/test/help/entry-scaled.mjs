/** As entry.mjs, with queue, cron and the hosts' objects. /-/lines gives what was logged, and forgets it. */

import * as anyfeed from "anyfeed";
import { fetchArticle } from "anyfeed/fetch";
import { writeStream } from "anyfeed/write";
import { env } from "cloudflare:workers";
import { createHandler } from "../../src/handler.ts";
import { createEngine } from "../../src/scale/engine.ts";

export { Host } from "../../src/scale/host.ts";

let lines = [];
const dependencies = {
  fetch: (url, init) => {
    const target = new URL(url);
    if (!/(^|\.)(fault\.example|example\.org)$/.test(target.hostname)) throw new Error(`not to be fetched: ${url}`);
    // The host goes along, so that the upstream can tell its visitors' hosts apart.
    return fetch(`http://127.0.0.1:${env.UPSTREAM_PORT}${target.pathname}${target.search}`, { ...init, headers: { ...init.headers, "X-Asked-Host": target.hostname } });
  },
  anyfeed,
  article: fetchArticle,
  writeStream,
  check: () => import("anyfeed/check"),
  now: () => Date.now(),
  log: (line) => lines.push(line),
};
const handler = createHandler(dependencies);
const engine = createEngine(dependencies);

export default {
  fetch(request, bindings, execution) {
    if (new URL(request.url).pathname !== "/-/lines") return handler.fetch(request, bindings, execution);
    const given = lines;
    lines = [];
    return Response.json(given);
  },
  queue: (batch, bindings) => engine.queue(batch, bindings),
  scheduled: (event, bindings) => engine.scheduled(event, bindings),
};
