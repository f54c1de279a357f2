// The parser's module, which stands beside the script, to a parser that is ready.

import { init } from "anyfeed/slim";

/** Its name; put in by the build. */
declare const MODULE: string;

let ready: Promise<void> | null = null;

/** Fetched once. Where it could not be had, whoever asks next fetches it again: a network comes back, a rejected promise does not. */
export function load(): Promise<void> {
  ready ??= init(fetch(new URL(MODULE, import.meta.url))).catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}
