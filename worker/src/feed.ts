/** GET and POST /v1/feed: a feed's address or its bytes in, its JSON, RSS or Atom out. */

import type { DiscoveredFeed, Feed } from "anyfeed";
import type { Scope } from "./context";
import { convert, type Converted, type Source, type View } from "./convert";
import { Problem } from "./errors";
import { completer } from "./full";
import { isAdmitted, type Policy } from "./guard";
import { keptAs } from "./lifetime";
import { limited } from "./limited";
import { mend, openMark, promiseNothing } from "./mend";
import type { Values } from "./parameters";
import { namedFeeds } from "./refusals";
import { headerText, link } from "./respond";
import { noValidators, readTag, writeTag, type Validators } from "./validators";
import { openUpstream, type Upstream } from "./upstream";
import { startClock } from "../../pkg-template/src/http/clock";

/** A feed that was found, opened and has begun to be converted. */
export interface Found {
  upstream: Upstream;
  /** Null when the upstream says that nothing changed. */
  converted: Converted | null;
  discoveredFrom: string | null;
  alternatives: DiscoveredFeed[];
}

export const contentTypes: Record<Values["format"], string> = {
  json: "application/json; charset=utf-8",
  jsonfeed: "application/feed+json; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  atom: "application/atom+xml; charset=utf-8",
};

export async function answerFeed(view: Values, question: string, scope: Scope, policy: Policy): Promise<Response> {
  const { upstream, converted, discoveredFrom, alternatives } = await find(view.url ?? "", view, readTag(scope.ifNoneMatch, question), scope, policy);
  const headers = new Headers({
    "Content-Type": contentTypes[view.format],
    "Cache-Control": keptAs(upstream.headers, converted?.head?.refresh.minutes ?? null, scope.now()),
    "X-Feed-Fetched-At": new Date(scope.now()).toISOString().replace(/\.\d+Z$/, "Z"),
    "Server-Timing": `upstream;dur=${Math.round(upstream.waited)}`,
  });
  describeUpstream(headers, upstream, discoveredFrom);
  headers.set("Link", linksOf(upstream, converted?.head ?? null, discoveredFrom, alternatives));
  const sent = upstream.status === 304 ? readTag(scope.ifNoneMatch, question) : upstream.validators;
  // A page that led here has validators of its own: the tag could not be passed on.
  const tag = discoveredFrom === null ? writeTag(sent, question) : null;
  if (tag !== null) headers.set("ETag", tag);
  if (upstream.validators.lastModified !== null) headers.set("Last-Modified", upstream.validators.lastModified);
  headers.set("Cache-Tag", `host-${upstream.url.hostname.replace(/[^a-z0-9.-]/g, "")}`);
  if (converted === null) return new Response(null, { status: 304, headers });
  if (converted.state === "open") headers.set(openMark, "1");
  if (converted.state === "torn") promiseNothing(headers);
  return new Response(converted.body, { headers });
}

/** What is done with an open document before it is converted. */
type Keep = (upstream: Upstream) => Promise<Upstream>;

/** Opens the address; a web page leads to the best of the feeds that it names, once. */
export async function find(address: string, view: View, validators: Validators, scope: Scope, policy: Policy, keep: Keep = async (opened) => opened): Promise<Found> {
  const upstream = await openUpstream(address, scope, policy, validators).then(keep);
  note(upstream, scope);
  try {
    return { upstream, converted: await begin(upstream, view, scope, policy), discoveredFrom: null, alternatives: [] };
  } catch (fault) {
    const named = view.discover ? namedFeeds(fault) : null;
    const feeds = named?.filter((feed) => isAdmitted(feed.url, policy)) ?? [];
    const best = feeds.find((feed) => feed.url !== upstream.url.href);
    if (best === undefined) throw withUpstream(fault, upstream);
    const second = await openUpstream(best.url, scope, policy, noValidators).then(keep);
    note(second, scope);
    const converted = await begin(second, view, scope, policy).catch((reason: unknown) => { throw withUpstream(reason, second); });
    return { upstream: second, converted, discoveredFrom: upstream.url.href, alternatives: feeds.filter((feed) => feed !== best) };
  }
}

/** The same for who has nothing yet: there it cannot be that nothing changed. */
export async function findNew(address: string, view: View, scope: Scope, policy: Policy, keep?: Keep): Promise<Found & { converted: Converted }> {
  const { converted, ...found } = await find(address, view, noValidators, scope, policy, keep);
  if (converted === null) throw new Problem("upstream-status", "The server answered 304 without being asked.");
  return { ...found, converted };
}

/** The parser sees from the bytes themselves that they are packed by one of these. */
const readEncodings = ["", "identity", "gzip", "x-gzip", "deflate"];

/** What is posted is the document. Never cached. */
export async function answerPosted(source: Source, view: Values, scope: Scope): Promise<Response> {
  const { body } = await convert(source, view, scope);
  return new Response(mend(body), { headers: { "Content-Type": contentTypes[view.format], "Cache-Control": "no-store" } });
}

export function postedSource(request: Request, view: Values, scope: Scope, policy: Policy): Source {
  const most = scope.settings.maxBodyBytes;
  if (Number(request.headers.get("content-length") ?? "0") > most) throw new Problem("too-large", `At most ${most} bytes may be posted.`);
  const packed = (request.headers.get("content-encoding") ?? "").toLowerCase().split(",").map((one) => one.trim());
  if (!packed.every((one) => readEncodings.includes(one))) {
    throw new Problem("unsupported-encoding", "Content-Encoding of what is posted may be gzip, deflate or identity.");
  }
  const body = limited(request.body, most, startClock(scope.signal));
  return { body, contentType: request.headers.get("content-type"), url: view.url, begun: () => undefined, abort: () => undefined, complete: completer(view, scope, policy) };
}

async function begin(upstream: Upstream, view: View, scope: Scope, policy: Policy): Promise<Converted | null> {
  if (upstream.body === null) return null;
  const { body, contentType, abort, begun } = upstream;
  return convert({ body, contentType, url: upstream.url.href, abort, begun, complete: completer(view, scope, policy) }, view, scope);
}

export function describeUpstream(headers: Headers, upstream: Upstream, discoveredFrom: string | null): void {
  const facts: [string, string | null][] = [
    ["X-Feed-Url", upstream.url.href],
    ["X-Feed-Moved-To", upstream.movedTo],
    ["X-Feed-Discovered-From", discoveredFrom],
    ["X-Feed-Status", String(upstream.status)],
    ["X-Feed-Etag", upstream.validators.etag],
    ["X-Feed-Last-Modified", upstream.validators.lastModified],
  ];
  for (const [name, value] of facts) {
    const text = value === null ? null : headerText(value);
    if (text !== null) headers.set(name, text);
  }
}

/** Of hubs, and of a page's other feeds. */
const mostLinks = 5;
/** Characters. Node takes 16 KB of headers, many proxies 8, some 4; a page may name hundreds of feeds, at any length. */
const longestLinks = 4096;

function linksOf(upstream: Upstream, head: Feed | null, discoveredFrom: string | null, alternatives: DiscoveredFeed[]): string {
  const hubs = (head?.hubs ?? []).slice(0, mostLinks).map((hub) => link(hub, "hub"));
  const others = alternatives.slice(0, mostLinks).map((one) => link(one.url, "alternate"));
  const self = link(head?.feedUrl ?? upstream.url.href, "self");
  let links = "";
  for (const one of [self, '</openapi.json>; rel="service-desc"', link(discoveredFrom, "via"), ...hubs, ...others]) {
    const longer = links === "" ? one ?? "" : `${links}, ${one}`;
    if (one !== null && longer.length <= longestLinks) links = longer;
  }
  return links;
}

function withUpstream(fault: unknown, upstream: Upstream): unknown {
  if (!(fault instanceof Problem)) return fault;
  const about = { url: upstream.url.href, status: upstream.status, contentType: upstream.contentType };
  return new Problem(fault.code, fault.detail, { upstream: about, ...fault.extras });
}

function note(upstream: Upstream, scope: Scope): void {
  scope.notes["host"] = upstream.url.hostname;
  scope.notes["upstream"] = upstream.status;
}
