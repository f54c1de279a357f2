// The feeds looked at before, so that the next visit need not begin with an empty field. They are kept in this browser alone.

import { forget, keep, kept } from "./keeping.js";

export interface Recent {
  url: string;
  title: string;
}

const NAME = "recent";
const MOST = 6;

export function recents(): Recent[] {
  try {
    const all: unknown = JSON.parse(kept(NAME) ?? "[]");
    return Array.isArray(all) ? all.filter(isRecent) : [];
  } catch {
    return [];
  }
}

export function remember(recent: Recent): void {
  const others = recents().filter(({ url }) => url !== recent.url);
  keep(NAME, JSON.stringify([recent, ...others].slice(0, MOST)));
}

export const forgetRecents = (): void => forget(NAME);

/** Whatever else stands under that name. */
function isRecent(value: unknown): value is Recent {
  const { url, title } = (value ?? {}) as Record<string, unknown>;
  return typeof url === "string" && typeof title === "string";
}
