/** The Worker's entries: the front, and behind the cache the Convert entry. */

import type { Bindings, Execution } from "./bindings";
import { dependencies } from "./dependencies";
import { createHandler } from "./handler";

const store = (globalThis as { caches?: { default?: never } }).caches?.default ?? null;
const handler = createHandler({ ...dependencies, store });

export default {
  fetch: (request: Request, bindings: Bindings, execution: Execution) => handler.fetch(request, bindings, execution),
};

export const Convert = {
  fetch: (request: Request, bindings: Bindings) => handler.convert(request, bindings),
};
