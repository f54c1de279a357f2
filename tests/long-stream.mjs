// A long podcast that arrives in parts: how much memory the module takes, how early the first entry is out, how often a
// byte is copied into it, and, with --pace, how fast it goes beside the same feed as a whole.
//
//     node tests/long-stream.mjs [megabytes] [kilobytes of a part] [--pace]
import { watchMemory } from "../benches/lib/memory.mjs";

const largest = watchMemory();
const { parseFeed, parseStream } = await import("anyfeed");
const size = Number(process.argv[2] ?? 50) * 1e6;
const part = Number(process.argv[3] ?? 64) * 1024;

/** What is written into the module's memory; nothing else is as large. */
const copied = { bytes: 0 };
const written = Object.getPrototypeOf(Uint8Array.prototype);
const { set } = written;
written.set = function (source, ...rest) {
  if (this.buffer.byteLength === largest()) copied.bytes += source.length;
  return set.call(this, source, ...rest);
};

const encoder = new TextEncoder();
const start = encoder.encode(`<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Long</title><link>https://long.example/</link><itunes:author>Ann</itunes:author>`);
const end = encoder.encode("</channel></rss>");
const notes = "<p>Notes – with <a href='/links?utm_source=rss'>links</a>, <em>words</em> &amp; more of them.</p>".repeat(40);
const episode = (index) => encoder.encode(`<item><title>Episode ${index}: a talk</title><link>https://long.example/${index}</link><guid isPermaLink="false">long-${index}</guid><pubDate>Thu, 01 Jan 2026 10:00:00 GMT</pubDate><enclosure url="https://cdn.long.example/${index}.mp3" length="12345678" type="audio/mpeg"/><itunes:duration>1:02:03</itunes:duration><content:encoded><![CDATA[${notes}]]></content:encoded></item>\n`);

/** The document in parts, made as they are asked for. */
function* parts() {
  let held = new Uint8Array(part);
  let filled = 0;
  const pieces = function* () {
    yield start;
    for (let index = 0, made = 0; made < size; index++) {
      const next = episode(index);
      made += next.length;
      yield next;
    }
    yield end;
  };
  for (const piece of pieces()) {
    for (let at = 0; at < piece.length; ) {
      const room = piece.subarray(at, at + part - filled);
      held.set(room, filled);
      filled += room.length;
      at += room.length;
      if (filled < part) continue;
      yield held;
      held = new Uint8Array(part);
      filled = 0;
    }
  }
  yield held.subarray(0, filled);
}

/** All entries of a stream of those parts. */
async function stream(given) {
  let sent = 0;
  const source = new ReadableStream(
    {
      pull(controller) {
        const { done, value } = given.next();
        if (done) return controller.close();
        sent += value.length;
        controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const told = { entries: 0, firstAt: 0, title: null };
  const feed = parseStream(source, "application/rss+xml", { limits: { entries: Infinity } });
  for await (const entry of feed) {
    if (told.entries++ === 0) told.firstAt = sent;
    if (entry.contentHtml.length < 1000) throw new Error(`entry ${told.entries} is not whole`);
  }
  told.title = (await feed.done).title;
  return { ...told, sent };
}

const result = await stream(parts());
console.log(JSON.stringify({
  megabytes: result.sent / 1e6,
  entries: result.entries,
  title: result.title,
  memory: largest() / 1e6,
  first: result.firstAt / result.sent,
  copied: copied.bytes / result.sent,
  pace: process.argv.includes("--pace") ? await pace() : null,
}));

async function pace() {
  const given = [...parts()];
  const whole = Buffer.concat(given);
  // In turns, and the best of each: other people's load is no concern of theirs.
  const best = { streamed: Infinity, whole: Infinity };
  for (let round = 0; round < 3; round++) {
    best.streamed = Math.min(best.streamed, await time(() => stream(given.values())));
    best.whole = Math.min(best.whole, await time(() => parseFeed(whole).entries.length));
  }
  return best.whole / best.streamed;
}

async function time(run) {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
