/** GET /v1/discover: an address in, the feeds that belong to it out, best first. */

import type { Scope } from "./context";
import { Problem } from "./errors";
import { isAdmitted, type Policy } from "./guard";
import { cacheControl } from "./lifetime";
import type { Values } from "./parameters";
import { json } from "./respond";
import { openUpstream } from "./upstream";
import { noValidators } from "./validators";
import { readUpTo } from "../../pkg-template/src/http/body";

interface Candidate {
  url: string;
  type: string | null;
  title: string | null;
  /** "self": the address is a feed itself. "guess": a customary path that turned out to be a feed. */
  from: "self" | "link" | "anchor" | "page" | "guess";
}

/** A page's head is read, not more; of a guess only enough to know it. */
const pageBytes = 2 * 1024 * 1024;
const guessBytes = 16 * 1024;
const guesses = 12;
const atOnce = 3;

export async function answerDiscover(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const upstream = await openUpstream(view.url ?? "", scope, policy, noValidators);
  scope.notes["host"] = upstream.url.hostname;
  const bytes = await readStart(upstream.body, pageBytes);
  upstream.abort();
  const url = upstream.url.href;
  const keep = cacheControl(3600);
  const detected = scope.anyfeed.detectFeed(bytes, upstream.contentType);
  if (detected !== null && detected.format !== "hfeed") {
    const self: Candidate = { url, type: mediaType(upstream.contentType), title: titleOf(bytes, upstream.contentType, scope), from: "self" };
    return json({ url, feeds: [self] }, keep, view.pretty);
  }
  const named = scope.anyfeed.discoverFeeds(bytes, upstream.contentType, url);
  const feeds: Candidate[] = named.filter((feed) => feed.from !== "guess" && isAdmitted(feed.url, policy));
  if (view.probe) {
    const untried = named.filter((feed) => feed.from === "guess" && isAdmitted(feed.url, policy)).slice(0, guesses);
    feeds.push(...(await probe(untried, scope, policy)).filter((feed) => feeds.every((known) => known.url !== feed.url)));
  }
  return json({ url, feeds }, keep, view.pretty);
}

/** A few at a time, so that a site is not beaten for being asked about. */
async function probe(candidates: Candidate[], scope: Scope, policy: Policy): Promise<Candidate[]> {
  const found: Candidate[] = [];
  for (let at = 0; at < candidates.length; at += atOnce) {
    const group = candidates.slice(at, at + atOnce);
    const answers = await Promise.all(group.map((one) => verify(one, scope, policy)));
    for (const answer of answers) {
      if (answer !== null && found.every((known) => known.url !== answer.url)) found.push(answer);
    }
  }
  return found;
}

async function verify(candidate: Candidate, scope: Scope, policy: Policy): Promise<Candidate | null> {
  try {
    const upstream = await openUpstream(candidate.url, scope, policy, noValidators);
    const bytes = await readStart(upstream.body, guessBytes);
    upstream.abort();
    const detected = scope.anyfeed.detectFeed(bytes, upstream.contentType);
    if (detected === null || detected.format === "hfeed") return null;
    return { ...candidate, url: upstream.url.href, type: mediaType(upstream.contentType) };
  } catch (fault) {
    if (fault instanceof Problem) return null;
    throw fault;
  }
}

async function readStart(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array> {
  return body === null ? new Uint8Array() : (await readUpTo(body, most)).bytes;
}

function titleOf(bytes: Uint8Array, contentType: string | null, scope: Scope): string | null {
  try {
    return scope.anyfeed.parseFeed(bytes, contentType, { maxEntries: 0, html: "none", text: false, extensions: false }).title;
  } catch {
    return null;
  }
}

function mediaType(contentType: string | null): string | null {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  return /^[a-z0-9!#$&^_.+-]+\/[a-z0-9!#$&^_.+-]+$/.test(type) ? type : null;
}
