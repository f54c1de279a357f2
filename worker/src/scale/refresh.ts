/**
 * Feeds that are due: fetched with the validators that are kept, stored if new,
 * and given the time at which they are due next.
 *
 * A row is written only if its time is still the one that was read: a message
 * that comes twice changes nothing twice.
 */

import type { Bucket, Database, Namespace, Statement } from "../bindings";
import type { Scope } from "../context";
import type { PolledFeed } from "../../../pkg-template/fetch";
import { nextPoll } from "../../../pkg-template/src/http/poll";
import { Problem } from "../errors";
import { find, type Found } from "../feed";
import type { Policy } from "../guard";
import { readUpTo } from "../../../pkg-template/src/http/body";
import { mend } from "../mend";
import { readParameters } from "../parameters";
import { largestResult } from "./converted";
import { inLanes } from "./lanes";
import { visit } from "./manners";
import { feedKey, putResult } from "./results";
import { spread } from "./spread";

export interface Row {
  id: number;
  url: string;
  feed_url: string | null;
  next_at: number;
  interval: number;
  failures: number;
  etag: string | null;
  last_modified: string | null;
  hash: string | null;
}

/** What a request made of a row. */
interface News {
  kind: "changed" | "unchanged" | "failed";
  /** What came, where it is new. */
  feed: PolledFeed | null;
  headers: Headers | null;
  /** Seconds. */
  retryAfter: number | null;
  /** Columns that change, beside those of the rhythm. */
  columns: Record<string, string | number | null>;
  gone: boolean;
  fault: Problem | null;
}

export interface Tally {
  changed: number;
  unchanged: number;
  failed: number;
  later: number;
  rowsRead: number;
  rowsWritten: number;
}

const columns = "id, url, feed_url, next_at, interval, failures, etag, last_modified, hash";
/** Milliseconds that a feed waits for its turn here; one that would wait longer is due later. */
const patience = 5000;

export async function refresh(ids: number[], newScope: () => Scope, policy: Policy, database: Database, hosts: Namespace, results: Bucket): Promise<Tally> {
  const tally: Tally = { changed: 0, unchanged: 0, failed: 0, later: 0, rowsRead: 0, rowsWritten: 0 };
  if (ids.length === 0) return tally;
  const now = Math.floor(newScope().now() / 1000);
  const due = await database.prepare(`SELECT ${columns} FROM feeds WHERE id IN (${ids.map(() => "?").join(", ")}) AND next_at <= ?`).bind(...ids, now).all<Row>();
  tally.rowsRead += due.meta.rows_read ?? 0;
  const statements: Statement[] = [];
  await inLanes(due.results, async (row) => {
    const scope = newScope();
    const visited = await visit(hosts, new URL(row.feed_url ?? row.url).host, `feed/${row.id}`, patience, async () => {
      const news = await ask(row, scope, policy, results);
      return { outcome: news, fault: news.fault };
    });
    const at = Math.floor(scope.now() / 1000);
    if ("again" in visited) {
      // Another delivery is at it, and will write the row.
      if (visited.twice) return;
      tally.later += 1;
      statements.push(write(database, row, { next_at: at + visited.again }));
      return;
    }
    const { kind, feed, headers, retryAfter, gone, columns: changed } = visited.outcome;
    tally[kind] += 1;
    const history = { interval: row.interval, failures: row.failures, failed: kind === "failed", retryAfter, now: scope.now() };
    const { interval, failures, wait } = nextPoll(feed, headers, history);
    statements.push(write(database, row, { ...changed, interval, failures, checked_at: at, next_at: gone ? null : at + wait + spread(row.id, wait) }));
  });
  if (statements.length === 0) return tally;
  for (const { meta } of await database.batch(statements)) {
    tally.rowsRead += meta.rows_read ?? 0;
    tally.rowsWritten += meta.rows_written ?? 0;
  }
  return tally;
}

async function ask(row: Row, scope: Scope, policy: Policy, results: Bucket): Promise<News> {
  try {
    const view = readParameters(new URLSearchParams(), []);
    const found = await find(row.feed_url ?? row.url, view, { etag: row.etag, lastModified: row.last_modified }, scope, policy);
    const read = found.converted === null ? null : await readUpTo(mend(found.converted.body), largestResult);
    if (read?.cut) throw new Problem("too-large", "The result is too large to be kept.");
    if (scope.notes["late"] !== undefined) throw new Problem("upstream-truncated", "The document broke off.");
    return await take(row, found, read?.bytes ?? null, scope, results);
  } catch (reason) {
    if (!(reason instanceof Problem)) throw reason;
    const nothing = { feed: null, headers: null, retryAfter: reason.extras.retryAfter ?? null };
    return { kind: "failed", ...nothing, columns: { code: reason.code }, gone: reason.code === "gone", fault: reason };
  }
}

async function take(row: Row, found: Found, body: Uint8Array | null, scope: Scope, results: Bucket): Promise<News> {
  const { upstream, discoveredFrom } = found;
  // Of a page that led to a feed, the feed is asked from now on; it has validators of its own.
  const feedUrl = discoveredFrom === null ? upstream.movedTo ?? row.feed_url : upstream.url.href;
  const { etag, lastModified } = upstream.status === 304 ? { etag: row.etag, lastModified: row.last_modified } : upstream.validators;
  const columns: News["columns"] = { code: null, feed_url: feedUrl, etag, last_modified: lastModified };
  const answer = { headers: upstream.headers, retryAfter: null, gone: false, fault: null };
  const hash = body && await digest(body);
  if (body === null || hash === row.hash) return { kind: "unchanged", feed: null, columns, ...answer };
  const feed = JSON.parse(new TextDecoder().decode(body)) as PolledFeed;
  await putResult(results, feedKey(row.id), body, "application/json; charset=utf-8", { state: "done", entries: feed.entries.length, url: upstream.url.href });
  return { kind: "changed", feed, columns: { ...columns, hash, changed_at: Math.floor(scope.now() / 1000) }, ...answer };
}

function write(database: Database, row: Row, values: Record<string, string | number | null>): Statement {
  const names = Object.keys(values);
  const sql = `UPDATE feeds SET ${names.map((name) => `${name} = ?`).join(", ")} WHERE id = ? AND next_at = ?`;
  return database.prepare(sql).bind(...Object.values(values), row.id, row.next_at);
}

/** Of rows whose message was delivered in vain: they are due again in an hour. */
export async function postpone(ids: number[], now: number, database: Database): Promise<void> {
  const at = Math.floor(now / 1000);
  const sql = `UPDATE feeds SET next_at = ?, failures = failures + 1, code = 'internal' WHERE next_at <= ? AND id IN (${ids.map(() => "?").join(", ")})`;
  await database.prepare(sql).bind(at + 3600, at, ...ids).run();
}

async function digest(bytes: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
  return [...hash.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
