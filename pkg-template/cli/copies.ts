/** `anyfeed check --before` and `--repaired`: a feed beside its earlier copy, and beside what would be written of it. */
import { decodeDocument, type Feed, FeedError, parseFeed } from "anyfeed";
import type { CheckReport } from "anyfeed/check";
import { diffFeeds } from "anyfeed/merge";
import { toAtom, toJsonFeed, toRss } from "anyfeed/write";
import { type Changes, withChanges } from "../src/changes";
import { type ChangedLine, changedLines, hasField } from "../src/repaired";
import type { CheckWords } from "./check-words";
import { arriving, gathered, InputError, type Source } from "./source";
import { count, visible } from "./width";

/** A report with what was asked for besides. */
export interface Beside extends CheckReport {
  changes?: Changes;
  repaired?: ChangedLine[];
}

export async function besides(report: CheckReport, source: Source, words: CheckWords): Promise<Beside> {
  if (words.before === null && !words.repaired) return report;
  const now = read(source);
  if (now === null) return report;
  let all: Beside = report;
  if (words.before !== null) {
    const old = await gathered(await arriving(words.before, words));
    const before = read(old);
    if (before === null) throw new InputError(`${old.name} is not a feed, and there is nothing to compare with.`);
    const { text } = decodeDocument(source.bytes, source.contentType);
    all = withChanges(all, { before, now, text }, diffFeeds(before, now));
  }
  return words.repaired ? { ...all, repaired: repairedOf(source, now, report) } : all;
}

function read({ bytes, contentType, url }: Source): Feed | null {
  try {
    return parseFeed(bytes, contentType, { url, provenance: true });
  } catch (error) {
    if (error instanceof FeedError) return null;
    throw error;
  }
}

/** The feed in its own format, and what stands there of the lines that something is wrong with. */
function repairedOf({ bytes, contentType, url }: Source, feed: Feed, { findings }: CheckReport): ChangedLine[] {
  const write = feed.format === "atom" ? toAtom : feed.format === "json" ? toJsonFeed : toRss;
  const written = write(feed, { pretty: true });
  const sides = [feed, parseFeed(written, null, { url, provenance: true })].map(({ provenance: head, entries }) => ({ head, entries: entries.map((entry) => entry.provenance) }));
  const [from, to] = sides;
  // What a rule misses stands nowhere; what the reader repaired stands there whatever came of it.
  const places = findings.filter((finding) => finding.severity !== "advice" && (finding.profile === "syntax" || hasField(from, finding)));
  return changedLines(places, [from, to], decodeDocument(bytes, contentType).text, written);
}

/** For people, behind the findings. */
export function shownBesides({ changes, repaired }: Beside, { before }: CheckWords): string {
  const parts = [...(changes ? [changesText(changes, before ?? "")] : []), ...(repaired ? [repairedText(repaired)] : [])];
  return parts.map((part) => `\n${part}`).join("");
}

function changesText({ added, changed, gone, moved }: Changes, before: string): string {
  const name = ({ id, title }: { id: string; title: string | null }) => visible(title ?? id);
  const rows = [
    ...added.map((one) => `  added    ${name(one)}`),
    ...changed.map((one) => `  changed  ${name(one)} (${one.fields.join(", ")})`),
    ...gone.map((one) => `  removed  ${name(one)}`),
    ...moved.map((one) => `  new id   ${name(one)}: ${visible(one.before)} → ${visible(one.id)}`),
  ];
  const sum = `${count(added.length, "entry", "entries")} added, ${changed.length} changed, ${gone.length} removed, ${moved.length} with a new id`;
  return [`since ${visible(before)}: ${sum}`, ...rows, ""].join("\n");
}

function repairedText(lines: ChangedLine[]): string {
  const rows = lines.flatMap(({ line, before, after }) => [`  @@ line ${line} @@`, `  - ${visible(before)}`, ...(after === null ? [] : [`  + ${visible(after)}`])]);
  return [`repaired: ${count(lines.length, "line")} would be different; anyfeed --to writes the feed`, ...rows, ""].join("\n");
}
