/** By what entries are known beside their ids: their pages and their words. */
import type { Entry } from "../../index";

/**
 * What tells an entry from all others of its feed. Episodes share the page of their show, and what comes daily may have the same
 * words every day: what stands for two tells neither.
 */
export function tellingKeys(entries: readonly Entry[], keysOf: (entry: Entry) => (string | null)[]): Map<Entry, string[]> {
  const keys = new Map(entries.map((entry) => [entry, keysOf(entry).filter((key) => key !== null)]));
  const owners = new Map<string, string | null>();
  for (const [{ id }, own] of keys) for (const key of own) owners.set(key, (owners.get(key) ?? id) === id && owners.get(key) !== null ? id : null);
  return new Map([...keys].map(([entry, own]) => [entry, own.filter((key) => owners.get(key) !== null)]));
}
