/** The Worker's entries: the front, and behind the cache the Convert entry. */

import * as anyfeed from "anyfeed";
import { fetchArticle } from "anyfeed/fetch";
import { writeStream } from "anyfeed/write";
import type { Bindings, Execution } from "./bindings";
import { createHandler } from "./handler";

const handler = createHandler({
  fetch: (url, init) => fetch(url, init),
  anyfeed,
  article: fetchArticle,
  writeStream,
  check: () => import("anyfeed/check"),
  now: () => Date.now(),
  log: (line) => console.log(JSON.stringify(line)),
  store: (globalThis as { caches?: { default?: never } }).caches?.default ?? null,
});

export default {
  fetch: (request: Request, bindings: Bindings, execution: Execution) => handler.fetch(request, bindings, execution),
};

export const Convert = {
  fetch: (request: Request, bindings: Bindings) => handler.convert(request, bindings),
};
