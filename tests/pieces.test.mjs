// The JSON of a feed in its pieces, as it comes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { jsonPieces, jsonTransform } from "anyfeed";

const rss = (count) => `<rss><channel><title>News</title>${Array.from({ length: count }, (_, at) => `<item><title>],{"${at}</title></item>`).join("")}</channel></rss>`;
const misleading = '{"version":"https://jsonfeed.org/version/1.1","title":"A","items":[{"id":"1","content_text":"],\\"entries\\":["}]}';

/** The bytes of a text, so many at a time. */
function inParts(text, size) {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull: (controller) => (at < bytes.length ? controller.enqueue(bytes.subarray(at, (at += size))) : controller.close()),
  });
}

for (const [name, text] of Object.entries({ many: rss(200), one: rss(1), none: rss(0), misleading })) {
  test(`each entry is an object by itself, and with commas between them it is the document: ${name}`, async () => {
    for (const [size, shape] of [[7, "feed"], [1e6, "jsonfeed"], [64, "jsonfeed"]]) {
      const pieces = [];
      for await (const some of inParts(text, size).pipeThrough(jsonPieces(null, { shape }))) pieces.push(...some);
      const words = pieces.map(({ bytes }) => new TextDecoder().decode(bytes));
      const whole = await new Response(inParts(text, size).pipeThrough(jsonTransform(null, { shape }))).json();
      const entries = whole.entries ?? whole.items;
      assert.deepEqual(pieces.map(({ kind }) => kind), ["opening", ...entries.map(() => "entry"), "closing"]);
      assert.deepEqual(words.slice(1, -1).map((one) => JSON.parse(one)), entries);
      assert.deepEqual(JSON.parse(`${words[0]}${words.slice(1, -1)}${words.at(-1)}`), whole);
    }
  });
}
