/**
 * The cron: feeds that became due since it last ran, as messages on the queue.
 *
 * Nothing is written to the rows: a mark says how far the queue has been filled.
 * Once an hour, rows that are long overdue are queued again: their message was
 * lost.
 */

import type { Database, Queue } from "../bindings";
import { idsAtOnce, type RefreshJob } from "./jobs";

const messagesAtOnce = 100;
/** Rows of one run. */
const mostRows = 50_000;
const overdue = 3600;

export async function enqueueDue(scheduled: number, database: Database, jobs: Queue): Promise<{ due: number; messages: number }> {
  // The second that is not over yet may still get rows.
  const until = Math.floor(scheduled / 1000) - 1;
  const mark = await database.prepare("SELECT at FROM marks WHERE name = 'queued'").all<{ at: number }>();
  const from = mark.results[0]?.at ?? -1;
  const due = await rows(database, "next_at > ? AND next_at <= ?", [from, until]);
  const swept = new Date(scheduled).getUTCMinutes() === 0 ? await rows(database, "next_at <= ?", [Math.min(from, until - overdue)]) : [];
  const ids = [...new Set([...due, ...swept].map((row) => row.id))];
  const messages: { body: RefreshJob }[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce) messages.push({ body: { kind: "refresh", ids: ids.slice(at, at + idsAtOnce) } });
  for (let at = 0; at < messages.length; at += messagesAtOnce) await jobs.sendBatch(messages.slice(at, at + messagesAtOnce));
  // Queued first: if this run dies between the two, rows are queued twice and found done. More rows than fit: the next
  // run begins with the second that was cut.
  const last = due[due.length - 1];
  const reached = due.length < mostRows || last === undefined ? until : Math.max(from + 1, last.next_at - 1);
  if (reached > from) await database.prepare("INSERT INTO marks (name, at) VALUES ('queued', ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at").bind(reached).run();
  return { due: ids.length, messages: messages.length };
}

async function rows(database: Database, where: string, values: number[]): Promise<{ id: number; next_at: number }[]> {
  const { results } = await database.prepare(`SELECT id, next_at FROM feeds WHERE ${where} ORDER BY next_at LIMIT ${mostRows}`).bind(...values).all<{ id: number; next_at: number }>();
  return results;
}
