/** The handler over a loopback upstream: `fault.example` is mapped to it, the guard stays on. */

import { closing } from "../../../tests/opened.mjs";
import { load } from "./bundle.mjs";
import { anyfeed, article, check, writeStream } from "./parser.mjs";

const { createHandler } = await load("handler.ts");

/** On a busy machine whatever is not about time must not end because of it. */
export const settings = { trustedHosts: ["fault.example"], firstByteMs: 240_000, headMs: 240_000, wholeMs: 240_000, maxBytes: 4 * 1024 * 1024 };

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
    writeStream,
    check,
    now: () => Date.now(),
    log: (line) => lines.push(line),
    ...more,
    settings: { ...settings, ...more.settings },
  });
  const ask = async (path, init) => {
    const response = await handler.fetch(new Request(new URL(path, "https://worker.test"), init), more.bindings, more.execution);
    // A test that does not read the answer leaves it waiting; one that has read it holds it locked.
    closing({ close: () => response.body?.cancel().catch(() => {}) });
    return response;
  };
  const feed = (name, query = "", init = undefined) => ask(`/v1/feed?url=${encodeURIComponent(`http://fault.example/${encodeURIComponent(name)}`)}${query}`, init);
  return { handler, ask, feed, fetched, lines };
}
