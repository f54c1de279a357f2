/** The pieces of a feed's JSON in, the pieces that the caller asked for out: chosen, thinned, indented. */

import type { Diagnostic, Report } from "anyfeed";
import type { Problem } from "./errors";
import { joined } from "../../pkg-template/src/http/body";
import type { Values } from "./parameters";

type Members = Record<string, unknown>;

const encoder = new TextEncoder();
const comma = encoder.encode(",");
const decoder = new TextDecoder();

/** What a client that reads the end of the answer must know, though its status was 200. */
export interface Ending {
  truncated: boolean;
  /** Why the document ended early, if it did. */
  fault: Problem | null;
}

export class Shape {
  #taken = 0;
  #given = 0;
  #dropped = false;
  readonly #list: string;

  constructor(readonly view: Values) {
    this.#list = view.format === "jsonfeed" ? "items" : "entries";
  }

  /** Entries that were asked for, of those that were seen. */
  get taken(): number {
    return this.#taken;
  }

  opening(bytes: Uint8Array): Uint8Array {
    if (!this.view.pretty) return bytes;
    const members = JSON.parse(`${decoder.decode(bytes)}]}`) as Members;
    delete members[this.#list];
    const before = JSON.stringify(members, null, 2).replace(/\n?\}$/, "");
    const comma = Object.keys(members).length > 0 ? "," : "";
    return encoder.encode(`${before}${comma}\n  "${this.#list}": [`);
  }

  /** Whether the next entry was asked for. */
  takes(bytes: Uint8Array): boolean {
    const { since, limit } = this.view;
    if (limit !== null && this.#taken >= limit) {
      this.#dropped = true;
      return false;
    }
    if (since !== null && isBefore(datesOf(JSON.parse(decoder.decode(bytes)) as Members), since)) return false;
    this.#taken += 1;
    return true;
  }

  /** The entry as it leaves, with its comma. */
  entry(bytes: Uint8Array): Uint8Array {
    const plain = this.view.fields === null && !this.view.compact && !this.view.pretty;
    const shaped = plain ? bytes : this.#reshape(JSON.parse(decoder.decode(bytes)) as Members);
    this.#given += 1;
    return this.#given === 1 ? shaped : joined([comma, shaped]);
  }

  /** Everything behind the list; the report tells of a fault and of what was left out. */
  closing(bytes: Uint8Array, ending: Ending): Uint8Array {
    const untouched = ending.fault === null && !this.#dropped && !this.view.compact && !this.view.pretty;
    if (untouched) return bytes;
    const members = membersOf(decoder.decode(bytes));
    amend(this.#report(members), ending.fault, this.#dropped);
    return this.#write(members);
  }

  /** A closing for a document whose own never came. */
  emergency(fault: Problem): Uint8Array {
    const members: Members = {};
    amend(Object.assign(this.#report(members), { wellFormed: false }), fault, false);
    return this.#write(members);
  }

  /** The parser's report, or a place to say what is known here: a JSON Feed has none where nothing was lost. */
  #report(members: Members): Partial<Report> {
    const known = reportOf(members);
    if (known !== null) return known;
    const report: Partial<Report> = {};
    if (this.view.format === "jsonfeed") members["_anyfeed"] = { report };
    else members["report"] = report;
    return report;
  }

  #write(members: Members): Uint8Array {
    const thinned = this.view.compact ? (thin(members) as Members) : members;
    if (!this.view.pretty) {
      const text = JSON.stringify(thinned).slice(1);
      return encoder.encode(text === "}" ? "]}" : `],${text}`);
    }
    const text = JSON.stringify(thinned, null, 2).slice(1);
    return encoder.encode(`${this.#given > 0 ? "\n  " : ""}]${text === "}" ? "\n}" : `,${text}`}`);
  }

  #reshape(entry: Members): Uint8Array {
    let shaped = entry;
    if (this.view.fields !== null) {
      shaped = Object.fromEntries(this.view.fields.filter((name) => name in entry).map((name) => [name, entry[name]]));
    }
    if (this.view.compact) shaped = thin(shaped) as Members;
    if (!this.view.pretty) return encoder.encode(JSON.stringify(shaped));
    return encoder.encode(`\n    ${JSON.stringify(shaped, null, 2).replace(/\n/g, "\n    ")}`);
  }
}

/** What stands behind the list: everything from its "]" on. */
export function membersOf(closing: string): Members {
  return JSON.parse(`{${closing.trim().replace(/^\]\s*,?/, "")}`) as Members;
}

export function reportOf(members: Members): Report | null {
  const own = members["_anyfeed"] as Members | undefined;
  return ((members["report"] ?? own?.["report"]) as Report | undefined) ?? null;
}

function amend(report: Partial<Report>, fault: Problem | null, dropped: boolean): void {
  if (dropped) report.truncated = true;
  if (fault === null) return;
  const diagnostic: Omit<Diagnostic, "code"> & { code: string } = {
    code: `http/${fault.code}`, severity: "error", message: `${fault.detail} What came until then is given.`,
    line: 1, column: 1, from: 0, to: 0, entry: null,
  };
  report.truncated = true;
  report.quality = "damaged";
  // A code of the handler's own stands beside those of the parser.
  report.diagnostics = [...(report.diagnostics ?? []), diagnostic as Diagnostic];
  report.diagnosticsTotal = (report.diagnosticsTotal ?? 0) + 1;
}

function datesOf(entry: Members): unknown[] {
  return [entry["published"], entry["updated"], entry["date_published"], entry["date_modified"]];
}

/** Whether an entry has dates, and all of them are earlier. */
export function isBefore(dates: unknown[], since: string): boolean {
  const known = dates.filter((date): date is string => typeof date === "string").map((date) => Date.parse(date));
  return known.length > 0 && known.every((date) => date < Date.parse(since));
}

/** Without null, "", [] and {}, at every depth that our own structure has. */
function thin(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(thin);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).map(([name, member]) => [name, thin(member)] as const).filter(([, member]) => !isEmpty(member));
  return Object.fromEntries(kept);
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value as object).length === 0;
}

