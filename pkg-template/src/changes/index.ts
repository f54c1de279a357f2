/** Two readings of one feed in, what readers will make of the change out: findings, and the entries that they are about. */
import type { CheckReport, Finding } from "../../check";
import type { Entry, Feed } from "../../index";
import type { FeedDiff } from "../../merge";
import { withProfile } from "../online/say";
import { type ChangeCode, CHANGES, type ChangeRule, PROFILE } from "./rules";

/** What has changed, by ids and titles. */
export interface Changes {
  added: Named[];
  changed: (Named & { fields: string[] })[];
  gone: Named[];
  moved: (Named & { before: string })[];
}

interface Named {
  id: string;
  title: string | null;
}

export function changesOf({ added, changed, gone, moved }: FeedDiff): Changes {
  const named = ({ id, title }: Entry): Named => ({ id, title });
  return {
    added: added.map(named),
    changed: changed.map(({ entry, fields }) => ({ ...named(entry), fields })),
    gone: gone.map(named),
    moved: moved.map(({ before, entry }) => ({ ...named(entry), before: before.id })),
  };
}

/** The feed as it was, as it is now, and the document that it was read from. Both were read with `provenance`. */
export interface Copies {
  before: Feed;
  now: Feed;
  text: string;
}

/** The report with what is to be said of the change in it. */
export function withChanges(report: CheckReport, { before, now, text }: Copies, diff: FeedDiff): CheckReport & { changes: Changes } {
  const found: Finding[] = [];
  const say = (code: ChangeCode, values: Record<string, string>, entry: Entry | null = null) => void found.push(findingOf(code, values, entry, { now, text }));
  if (before.format !== now.format) say("changes/format", { was: before.format, is: now.format });
  if (before.feedUrl && now.feedUrl && before.feedUrl !== now.feedUrl) say("changes/feed-address", { was: before.feedUrl, is: now.feedUrl });
  for (const { before: was, entry } of diff.moved) say("changes/id-moved", { was: was.id, is: entry.id }, entry);
  for (const { before: was, entry, fields } of diff.changed) {
    if (was.published && entry.published && fields.includes("published")) say("changes/published-moved", { was: was.published, is: entry.published }, entry);
    const texts = fields.filter((field) => TEXTS.includes(field));
    if (texts.length && entry.updated && !fields.includes("updated") && !entry.inferred.includes("updated")) say("changes/updated-kept", { fields: texts.join(", ") }, entry);
  }
  for (const entry of diff.gone) say("changes/entry-gone", { title: nameOf(entry) });
  return { ...withProfile(report, PROFILE, Object.keys(CHANGES).length, found), changes: changesOf(diff) };
}

/** What people read of an entry. */
const TEXTS = ["title", "titleHtml", "contentHtml", "summary", "summaryHtml"];

const nameOf = ({ title, id }: Entry): string => title ?? id;

function findingOf(code: ChangeCode, values: Record<string, string>, entry: Entry | null, { now, text }: Pick<Copies, "now" | "text">): Finding {
  const { severity, sentence, fix, readers, helpUrl }: ChangeRule = CHANGES[code];
  const all: Record<string, string> = entry ? { title: nameOf(entry), ...values } : values;
  const message = sentence.replace(/\{(\w+)\}/g, (_, name: string) => short(all[name] ?? ""));
  const fields = entry?.provenance ?? {};
  const { line, column } = fields[PLACES[code] ?? "id"] ?? fields["title"] ?? Object.values(fields)[0] ?? { line: 1, column: 1 };
  const from = offsetOf(text, line, column);
  return { code, profile: PROFILE.name, severity, message, fix, readers, helpUrl, line, column, from, to: from, entry: entry ? now.entries.indexOf(entry) : null };
}

function offsetOf(text: string, line: number, column: number): number {
  const ends = text.matchAll(/\r\n?|\n/g);
  let start = 0;
  for (let left = line - 1; left > 0; left -= 1) {
    const { value } = ends.next();
    if (!value) break;
    start = value.index + value[0].length;
  }
  return start + column - 1;
}

/** The field that it is about. */
const PLACES: Partial<Record<ChangeCode, string>> = { "changes/published-moved": "published", "changes/updated-kept": "updated" };

const LONGEST = 200;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
