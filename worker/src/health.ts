/** GET /healthz: reads a small feed and says whether that worked. */

import type { Scope } from "./context";
import { json } from "./respond";

const sample = '<rss version="2.0"><channel><title>ok</title><item><title>one</title></item></channel></rss>';

export function health(scope: Scope): Response {
  let reads = false;
  try {
    reads = scope.anyfeed.parseFeed(sample, "application/rss+xml").entries.length === 1;
  } catch {
    reads = false;
  }
  const response = json({ ok: reads, version: scope.anyfeed.version }, "no-store");
  return reads ? response : new Response(response.body, { status: 500, headers: response.headers });
}
