/** Entries as they come to text as it leaves. */
import type { EntryInput, FeedHeadInput, WriteFormat, XmlOptions } from "../../write";
import { WRITERS, type Writer } from "./document";
import { WriteError } from "./problem";

/** The document opens when the first entry is there; later ones declare their own namespaces. */
export function writeStream(
  format: WriteFormat,
  head: FeedHeadInput,
  entries: Iterable<EntryInput> | AsyncIterable<EntryInput>,
  options: XmlOptions = {},
): ReadableStream<string> {
  const maker = WRITERS[format];
  if (!maker) throw new WriteError("invalid-input", "format", `format must be "rss", "atom" or "jsonfeed", and is ${JSON.stringify(format)}.`);
  const texts = pieces();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await texts.return();
    },
  });

  async function* pieces(): AsyncGenerator<string, void, void> {
    let writer: Writer | undefined;
    for await (const entry of entries) {
      if (writer) {
        yield writer.entry(entry);
        continue;
      }
      writer = maker(head, options);
      const first = writer.entry(entry);
      yield writer.open() + first;
    }
    if (writer) return yield writer.close();
    writer = maker(head, options);
    yield writer.open() + writer.close();
  }
}
