// The parser's modules, which stand beside the script: a small one at once, the full one when a document needs it.

import { configure, warm } from "anyfeed/web";

/** Their names; put in by the build. */
declare const MODULES: { core: string; full: string };

configure({ core: new URL(MODULES.core, import.meta.url), full: new URL(MODULES.full, import.meta.url) });

let ready: Promise<void> | null = null;

/** The small one, ready for its first document. Where it could not be had, whoever asks next fetches it again: a network comes back, a rejected promise does not. */
export function load(): Promise<void> {
  ready ??= warm().catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}
