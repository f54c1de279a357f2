import { env } from "cloudflare:workers";
import { createHandler } from "anyfeed/handler";

const handler = createHandler({
  cache: caches.default,
  // Counted by the platform, for all of its machines in one place.
  allow: async (request) => (await env.RATE_LIMITER.limit({ key: request.headers.get("cf-connecting-ip") ?? "unknown" })).success,
  log: (line) => console.log(JSON.stringify(line)),
});

export default { fetch: handler };
