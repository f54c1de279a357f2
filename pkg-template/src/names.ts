/** Names of options as callers write them: one that is unknown is refused, with the name that was probably meant. */
import { invalid } from "./error";

/** Longer names are not compared letter by letter. */
const LONGEST = 40;

/** What is undefined counts as not given, whatever its name. */
export function checkNames(given: object, known: readonly string[], group: string): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name) || (given as Record<string, unknown>)[name] === undefined) continue;
    const near = nearest(name, known);
    throw invalid(`${group}.${name.slice(0, LONGEST)} is unknown${near ? `: did you mean ${near}?` : `. Known are ${known.join(", ")}.`}`);
  }
}

/** The name that differs in the fewest letters, if they are few enough for a slip. */
export function nearest(name: string, known: readonly string[]): string | null {
  if (name.length > LONGEST) return null;
  const written = name.toLowerCase();
  let best: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const one of known) {
    const steps = distance(written, one.toLowerCase());
    if (steps < least) [best, least] = [one, steps];
  }
  return best;
}

/** Letters to put in, take out or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const replaced = row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1);
      next.push(Math.min(replaced, row[to]! + 1, next[to - 1]! + 1));
    }
    row = next;
  }
  return row[other.length]!;
}
