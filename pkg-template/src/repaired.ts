/** A feed and its repaired form, both with the places of their fields, to the places that are another in it. */
import type { Provenance } from "../index";

/** Where the fields stand. */
export interface Origins {
  head: Record<string, Provenance> | null;
  entries: (Record<string, Provenance> | null)[];
}

/** A place where something is wrong. */
export interface Place {
  line: number;
  column: number;
  entry: number | null;
}

export interface ChangedLine {
  line: number;
  before: string;
  /** Null where it is not in the repaired feed. */
  after: string | null;
}

/** Each line with a place, and the line that holds the same field in the repaired feed. */
export function changedLines(places: Place[], [from, to]: [Origins, Origins], source: string, written: string): ChangedLine[] {
  const before = source.split(/\r\n?|\n/);
  const after = written.split("\n");
  const seen = new Set<string>();
  return places.flatMap(({ line, column, entry }) => {
    const fields = of(from, entry) ?? {};
    const there = counterpart(nearest(fields, line, column) ?? fieldsAt(line, fields)[0], of(to, entry) ?? {});
    const pair = `${line} ${there?.line ?? 0}`;
    if (seen.has(pair)) return [];
    seen.add(pair);
    const change = { line, before: around(before[line - 1], column), after: there ? around(after[there.line - 1], there.column) : null };
    return change.before === change.after ? [] : [change];
  });
}

/** Whether a place is in a field of the entry, or of the head. */
export function hasField(origins: Origins, { line, column, entry }: Place): boolean {
  return nearest(of(origins, entry) ?? {}, line, column) !== undefined;
}

const of = (origins: Origins, entry: number | null): Record<string, Provenance> | null =>
  entry === null ? origins.head : (origins.entries[entry] ?? null);

type Fields = Record<string, Provenance>;
type Named = [name: string, from: Provenance];

const fieldsAt = (line: number, fields: Fields): Named[] => Object.entries(fields).filter(([, from]) => from.line === line);

/** The last field of a line that begins at a column or before. */
function nearest(fields: Fields, line: number, column: number): Named | undefined {
  const before = fieldsAt(line, fields).filter(([, from]) => from.column <= column);
  return before.reduce<Named | undefined>((last, one) => (last && last[1].column >= one[1].column ? last : one), undefined);
}

/** The same field in the repaired feed; a text may be another field there, but is the same element. */
function counterpart(named: Named | undefined, there: Fields): Provenance | undefined {
  if (!named) return undefined;
  const [name, { element }] = named;
  return there[name] ?? Object.values(there).find((one) => one.element === element);
}

/** So much of a line is shown. */
const WIDTH = 200;

function around(line: string | undefined, column: number): string {
  const whole = (line ?? "").trim();
  if (whole.length <= WIDTH) return whole;
  const start = Math.max(0, column - WIDTH / 2);
  return `${start > 0 ? "…" : ""}${(line ?? "").slice(start, start + WIDTH).trim()}…`;
}
