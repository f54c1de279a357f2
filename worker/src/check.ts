/**
 * A feed's address or its bytes in, what the checker and the reader say of it out. All of the document is held in
 * memory for that, so it may not be larger than the setting for it says.
 */

import type { CheckReport } from "anyfeed/check";
import type { Report } from "anyfeed";
import { convert, type Source, type View } from "./convert";
import type { Scope } from "./context";
import { Problem } from "./errors";
import { findNew } from "./feed";
import type { Policy } from "./guard";
import { kept, type Kept } from "./kept";
import { mend } from "./mend";
import type { Values } from "./parameters";
import { type Given, withServers } from "./online";
import { piecesOf } from "./pieces";
import { membersOf, reportOf } from "./shape";
import type { Upstream } from "./upstream";

/** What the reader says; of what is no feed, nothing. */
interface Read {
  format: unknown;
  version: unknown;
  title: unknown;
  url: unknown;
  feedUrl: unknown;
  entries: number;
  report: Report;
}

export interface Checked {
  check: CheckReport;
  read: Read | null;
}

export interface Fetched extends Checked {
  upstream: Upstream;
  discoveredFrom: string | null;
}

/** The document at an address; a page leads to its feed. */
export async function checkAddress(view: Values, scope: Scope, policy: Policy): Promise<Fetched> {
  const bounded = withLimit(scope);
  const last: { document?: Kept; upstream?: Upstream } = {};
  const keep = async (opened: Upstream): Promise<Upstream> => {
    last.upstream = opened;
    last.document = await kept(opened);
    return { ...opened, body: last.document.body };
  };
  try {
    const { upstream: found, converted, discoveredFrom } = await findNew(view.url ?? "", bare(view), bounded, policy, keep);
    // Where a page led to it, the page's redirects are not the feed's.
    const asked = discoveredFrom === null ? view.url : found.url.href;
    const given = { ...last.document!, contentType: found.contentType, url: found.url.href, asked };
    return { ...(await judged(converted.body, given, view, scope, policy)), upstream: found, discoveredFrom };
  } catch (fault) {
    const list = listIn(fault, last.document ?? null);
    if (list === null || last.upstream === undefined) throw fault;
    const { contentType, url } = last.upstream;
    return { ...(await judged(null, { ...list, contentType, url: url.href, asked: view.url }, view, scope, policy)), upstream: last.upstream, discoveredFrom: null };
  }
}

/** What is posted is the document. Its address is a base, and is not asked. */
export async function checkPosted(source: Source, view: Values, scope: Scope, policy: Policy): Promise<Checked> {
  const document = await kept(source);
  const given = { ...document, contentType: source.contentType, url: source.url, asked: null };
  try {
    const { body } = await convert({ ...source, body: document.body }, bare(view), withLimit(scope));
    return await judged(body, given, view, scope, policy);
  } catch (fault) {
    if (listIn(fault, document) === null) throw fault;
    return judged(null, given, view, scope, policy);
  }
}

/** No larger than is checked, packed or not. */
function withLimit(scope: Scope): Scope {
  const { maxBytes, checkBytes } = scope.settings;
  return { ...scope, settings: { ...scope.settings, maxBytes: Math.min(maxBytes, checkBytes) } };
}

/** The entries are read, but only the least of them is made. */
function bare(view: Values): View {
  return { ...view, format: "json", html: "safe", fields: ["id"], compact: false, pretty: false, apart: true };
}

/** A subscription list is no feed, but it has a specification. */
function listIn(fault: unknown, document: Kept | null): Kept | null {
  return fault instanceof Problem && fault.extras.found === "opml" ? document : null;
}

async function judged(body: ReadableStream<Uint8Array> | null, given: Given, view: Values, scope: Scope, policy: Policy): Promise<Checked> {
  const read = body === null ? null : await readReport(body);
  const codes = read?.report.diagnostics.map(({ code }) => code as string) ?? [];
  if (codes.some((code) => code === "http/too-large" || code === "limit/bytes")) throw new Problem("too-large", `At most ${withLimit(scope).settings.maxBytes} bytes are checked.`);
  const { checkFeed } = await scope.check();
  const { bytes, contentType, url } = given;
  const check = checkFeed(bytes, contentType, { profiles: view.profile ?? [], now: new Date(scope.now()), ...(url !== null && { url }) });
  return { check: view.online ? await withServers(check, given, scope, policy) : check, read };
}

async function readReport(body: ReadableStream<Uint8Array>): Promise<Read> {
  const decoder = new TextDecoder();
  let entries = 0;
  let closing = "";
  for await (const { kind, bytes } of piecesOf(mend(body))) {
    if (kind === "entry") entries += 1;
    else if (kind === "closing") closing = decoder.decode(bytes);
  }
  const feed = membersOf(closing === "" ? "{}" : closing);
  const report = reportOf(feed);
  if (!report) throw new Problem("internal", "The parser stopped.");
  const { format, version, title, url, feedUrl } = feed;
  return { format, version, title, url, feedUrl, entries, report };
}
