/** The Worker as index.ts makes it, but that `fault.example` is the loopback upstream, and that a request may bring bindings of its own. */

import * as anyfeed from "anyfeed";
import { fetchArticle } from "anyfeed/fetch";
import { writeStream } from "anyfeed/write";
import { env } from "cloudflare:workers";
import { createHandler } from "../../src/handler.ts";

const handler = createHandler({
  fetch: (url, init) => {
    const target = new URL(url);
    if (!/(^|\.)fault\.example$/.test(target.hostname)) throw new Error(`not to be fetched: ${url}`);
    return fetch(`http://127.0.0.1:${env.UPSTREAM_PORT}${target.pathname}${target.search}`, init);
  },
  anyfeed,
  article: fetchArticle,
  writeStream,
  check: () => import("anyfeed/check"),
  now: () => Date.now(),
  store: globalThis.caches?.default ?? null,
});

/** Nothing of the client's goes behind the cache, so the entry there must be told in another way. */
let more = {};

export default {
  fetch(request, bindings, execution) {
    more = JSON.parse(request.headers.get("x-bindings") ?? "{}");
    return handler.fetch(request, { ...bindings, ...more }, execution);
  },
};
export const Convert = {
  fetch: (request, bindings) => handler.convert(request, { ...bindings, ...more }),
};
