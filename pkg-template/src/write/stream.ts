/** Entries as they come to text as it leaves. */
import type { EntryInput, FeedHeadInput, WriteFormat, XmlOptions } from "../../write";
import { type Maker, writeAtom, writeJson, writeRss } from "./document";
import { refuse } from "./problem";

/** The document opens when the first entry is there; later ones declare their own namespaces. */
export function writeStream(
  format: WriteFormat,
  head: FeedHeadInput,
  entries: Iterable<EntryInput> | AsyncIterable<EntryInput>,
  options: XmlOptions = {},
): ReadableStream<string> {
  const maker = ({ rss: writeRss, atom: writeAtom, jsonfeed: writeJson } as Record<string, Maker>)[format];
  if (!maker) refuse("format", `"rss", "atom" or "jsonfeed", and is ${JSON.stringify(format)}`);
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
    const writer = maker!(head, options);
    let isOpen = false;
    for await (const entry of entries) {
      const text = writer.entry(entry);
      yield isOpen ? text : writer.open() + text;
      isOpen = true;
    }
    yield (isOpen ? "" : writer.open()) + writer.close();
  }
}
