/** anyfeed/check: a document to a report, by a module of its own. */
import type { Input } from "../../index";
import type { CheckOptions, CheckReport } from "../../check";
import { answer } from "../engine";
import { invalid } from "../error";
import { documentOf, headerOf } from "../input";
import { checkNames, nearest } from "../names";
import { question, wire } from "../options";
import { PieceReader } from "../pieces";
import { PROFILES } from "./profiles";

export { init } from "../engine";
export { FeedError } from "../error";
export { formatFindings } from "./format";

const NAMES = ["url", "now", "profiles", "maxFindings"];
const MOST_FINDINGS = 1000;

export function checkFeed(input: Input, contentType?: string | null, options: CheckOptions = {}): CheckReport {
  if (typeof options !== "object" || options === null) throw invalid("options must be an object.");
  checkNames(options, NAMES, "options");
  const { profiles = [], maxFindings = MOST_FINDINGS } = options;
  const url = options.url ?? undefined;
  if (url !== undefined && typeof url !== "string") throw invalid("options.url must be a string.");
  if (!Array.isArray(profiles) || !profiles.every((one) => typeof one === "string")) throw invalid("options.profiles must be a list of names.");
  profiles.forEach(checkProfile);
  if (!Number.isInteger(maxFindings) || maxFindings < 1 || maxFindings > 0xffffffff) throw invalid("options.maxFindings must be a whole number above zero.");
  const now = dateOf(options.now);
  const header = headerOf(contentType);
  const { bytes, decoded } = documentOf(input, Infinity);
  const told = wire({ ...(url && { url }), ...(now && { now }), profiles, maxFindings });
  const reader = new PieceReader();
  answer(bytes, question("checkFeed", decoded, header, told), reader);
  return JSON.parse(reader.text()!);
}

/** A name that stands for nothing would make anything valid. */
function checkProfile(name: string): void {
  if (Object.hasOwn(PROFILES, name)) return;
  const known = Object.keys(PROFILES);
  const near = nearest(name, known);
  throw invalid(`options.profiles knows no ${JSON.stringify(name.slice(0, 40))}${near ? `: did you mean ${near}?` : `. Known are ${known.join(", ")}.`}`);
}

function dateOf(now: CheckOptions["now"] = new Date()): string | undefined {
  if (now === null) return undefined;
  const date = new Date(now);
  if (Number.isNaN(date.getTime())) throw invalid("options.now must be a date.");
  return date.toISOString();
}
