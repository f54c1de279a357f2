/** The handler over a loopback upstream: `fault.example` is mapped to it, the guard stays on. */

import { load } from "./bundle.mjs";
import { anyfeed, article } from "./parser.mjs";

const { createHandler } = await load("handler.ts");

/** Times are a tenth of the real ones. */
export const settings = { trustedHosts: ["fault.example"], firstByteMs: 1000, headMs: 1500, wholeMs: 3000, maxBytes: 4 * 1024 * 1024 };

export function edge(port, more = {}) {
  const fetched = [];
  const lines = [];
  const handler = createHandler({
    fetch: (url, init) => {
      const target = new URL(url);
      fetched.push(target.href);
      if (target.hostname !== "fault.example") throw new Error(`not to be fetched: ${url}`);
      return fetch(`http://127.0.0.1:${port}${target.pathname}${target.search}`, init);
    },
    anyfeed,
    article,
    now: () => Date.now(),
    log: (line) => lines.push(line),
    ...more,
    settings: { ...settings, ...more.settings },
  });
  const ask = (path, init) => handler.fetch(new Request(new URL(path, "https://worker.test"), init), more.bindings, more.execution);
  const feed = (name, query = "", init = undefined) => ask(`/v1/feed?url=${encodeURIComponent(`http://fault.example/${encodeURIComponent(name)}`)}${query}`, init);
  return { handler, ask, feed, fetched, lines };
}
