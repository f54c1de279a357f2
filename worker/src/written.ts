/**
 * A document in, as it comes, its RSS or Atom out: what was broken, written right. The head stands first in what is
 * written, so it is what was known of the feed at its first entry.
 */

import type { Diagnostic, Entry, FeedStream, JsonOptions } from "anyfeed";
import type { WriteFormat } from "anyfeed/write";
import type { Scope } from "./context";
import type { Values } from "./parameters";
import { isBefore } from "./shape";

/** What is written, and who hears how it goes. */
export interface Writing {
  parts: AsyncIterable<Uint8Array>;
  contentType: string | null;
  options: JsonOptions;
  view: Values;
  scope: Scope;
  /** An entry was read that was asked for. */
  took: () => void;
  /** The parser ended with an error; throws where that is the answer. */
  broke: (fault: unknown) => void;
  ended: (diagnostics: Diagnostic[]) => void;
}

const formats = ["rss", "atom"] as const;

export const isWritten = (format: Values["format"]): format is (typeof formats)[number] => (formats as readonly string[]).includes(format);

export async function* written(writing: Writing): AsyncGenerator<Uint8Array> {
  const { parts, contentType, view, scope } = writing;
  const { shape, ...options } = writing.options;
  const stream = scope.anyfeed.parseStream(parts, contentType, options);
  const head = await stream.head;
  const texts = scope.writeStream(view.format as WriteFormat, head, wanted(stream, writing), { pretty: view.pretty, ...(scope.self === null ? {} : { self: scope.self }) });
  const reader = texts.getReader();
  const encoder = new TextEncoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield encoder.encode(value);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The entries that were asked for; the document is written to its end whatever happens to what is read. */
async function* wanted(stream: FeedStream, { view, took, broke, ended }: Writing): AsyncGenerator<Entry> {
  const { limit, since } = view;
  let taken = 0;
  try {
    for await (const entry of stream) {
      if (taken === limit) break;
      if (since !== null && isBefore([entry.published, entry.updated], since)) continue;
      taken += 1;
      took();
      yield entry;
    }
    ended((await stream.done).report.diagnostics);
  } catch (fault) {
    broke(fault);
  }
}
