/** How the feed itself is delivered. */
import type { Answer, Asker, Redirect } from "./ask";
import { hasFailed } from "./ask";
import type { Say } from "./say";

/** Smaller ones are not worth compressing. */
const WORTH = 2048;

/** Two requests: as a reader that does not know the feed, and as one that does. */
export async function delivery(url: string, size: number, asker: Asker, say: Say): Promise<void> {
  const answer = await asker.ask(url);
  if (answer === null) return;
  if (hasFailed(answer)) return say("network/unreachable", { reason: answer.reason });
  if (!url.startsWith("https:") && !answer.url.startsWith("https:")) say("network/https");
  redirected(answer.redirects, say);
  if (answer.status !== 200 && answer.status !== 203) return say("network/status", { status: answer.status });
  typed(answer, say);
  kept(answer, say);
  if (size > WORTH && !answer.headers.get("content-encoding")) say("network/compression", { bytes: size });
  if (answer.headers.has("set-cookie")) say("network/cookies");
  if (!answer.headers.has("access-control-allow-origin")) say("network/cors");
  await validated(answer, asker, say);
}

function redirected(redirects: Redirect[], say: Say): void {
  const insecure = redirects.find(({ from, to }) => from.startsWith("https:") && to.startsWith("http:"));
  if (insecure) say("network/redirect-insecure", { to: insecure.to });
  const [first] = redirects;
  if (first) say(first.status === 301 || first.status === 308 ? "network/redirect-permanent" : "network/redirect-temporary", { to: first.to });
  if (redirects.length > 1) say("network/redirects-many", { count: redirects.length });
}

function typed({ headers }: Answer, say: Say): void {
  const type = headers.get("content-type");
  if (!type) return say("network/type-missing");
  if (/^text\/(?!html)/i.test(type) && !/;\s*charset\s*=/i.test(type)) say("network/charset-missing", { type });
}

function kept({ headers }: Answer, say: Say): void {
  const control = headers.get("cache-control");
  if (control === null && !headers.has("expires")) return say("network/caching-missing");
  if (control !== null && /\bno-store\b|\bprivate\b/i.test(control)) say("network/caching-forbidden", { value: control });
}

const DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

async function validated({ url, headers }: Answer, asker: Asker, say: Say): Promise<void> {
  const [etag, modified] = [headers.get("etag"), headers.get("last-modified")];
  if (etag === null && modified === null) return say("network/validators-missing");
  if (modified !== null && !DATE.test(modified)) say("network/last-modified-form", { value: modified });
  const conditions = { ...(etag !== null && { "If-None-Match": etag }), ...(modified !== null && { "If-Modified-Since": modified }) };
  const again = await asker.ask(url, { headers: conditions });
  if (again !== null && !hasFailed(again) && again.status !== 304) say("network/not-modified", { status: again.status });
}
