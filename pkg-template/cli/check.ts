/** `anyfeed check`: inputs in, one text about all of them out. */
import { FeedError } from "anyfeed";
import type { CheckReport, NamedReport } from "anyfeed/check";
import { EXIT } from "./arguments";
import type { CheckWords } from "./check-words";
import { complain } from "./complain";
import { type Beside, besides, shownBesides } from "./copies";
import { withServers } from "./online";
import type { Output } from "./output";
import { arriving, gathered, type Source } from "./source";
import { count } from "./width";

/** The checker's module, which nothing else needs. */
type Checker = typeof import("anyfeed/check");

export async function check(words: CheckWords, out: Output): Promise<number> {
  const checker = await import("anyfeed/check");
  const reports: NamedReport[] = [];
  let worst: number = EXIT.read;
  for (const target of words.targets) {
    try {
      reports.push(await reportOn(target, words, checker));
    } catch (error) {
      worst = Math.max(worst, complain(error, words.targets.length > 1 ? target : null));
    }
  }
  // Whoever reads a format for programs gets it, if there is nothing in it.
  if (reports.length || words.format !== "pretty") await out.write(checker.formatFindings(reports, words.format, { color: out.isColourful }));
  if (words.format === "pretty") for (const { report } of reports) await out.write(shownBesides(report as Beside, words));
  return Math.max(worst, judged(reports.map(({ report }) => report), words.maxWarnings));
}

async function reportOn(target: string, words: CheckWords, checker: Checker): Promise<NamedReport> {
  const source = await documentOf(target, words);
  const { name, bytes, contentType, url } = source;
  const report = checker.checkFeed(bytes, contentType, { profiles: words.profiles, url });
  const all = await besides(report, source, words);
  return { name, report: words.online ? await withServers(all, source, words) : all };
}

/** A page that names a feed leads to it; what is no feed is a document, too. */
async function documentOf(target: string, words: CheckWords): Promise<Source> {
  try {
    return await gathered(await arriving(target, words));
  } catch (error) {
    if (!(error instanceof FeedError) || error.code === "too-large") throw error;
    return gathered(await arriving(target, words, true));
  }
}

function judged(reports: CheckReport[], most: number): number {
  const sum = (what: "errors" | "warnings") => reports.reduce((all, { profiles }) => all + profiles.reduce((so, profile) => so + profile[what], 0), 0);
  const warnings = sum("warnings");
  const isBad = sum("errors") > 0 || reports.some(({ verdict }) => verdict === "invalid" || verdict === "not-a-feed");
  if (warnings > most) process.stderr.write(`anyfeed: ${count(warnings, "warning")}, and --max-warnings allows ${most}.\n`);
  return isBad || warnings > most ? EXIT.noFeed : EXIT.read;
}
