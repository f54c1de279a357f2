/** A large podcast on its way through workerd: its size costs no memory. PODCAST_MB says how large it is, 100 unless told. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { held, read } from "./help/load.mjs";
import { workerd } from "./help/workerd.mjs";
import { serve } from "./upstream/server.mjs";
import { head } from "./upstream/wire.mjs";

const mebibyte = 2 ** 20;
const small = 5 * mebibyte;
const large = Number(process.env.PODCAST_MB ?? 100) * mebibyte;
const episode = (index) => `<item><title>Episode ${index}</title><guid isPermaLink="false">e${index}</guid><link>http://fault.example/${index}</link><pubDate>Mon, 15 Jan 2024 13:45:00 GMT</pubDate><itunes:duration>1:02:03</itunes:duration><enclosure url="http://fault.example/${index}.mp3" type="audio/mpeg" length="123456"/><description><![CDATA[<p>${"Words about the episode, and <b>more</b> of them. ".repeat(60)}</p>]]></description></item>`;
/** Called when the first episode has come. */
let seen = () => {};

/** As many episodes as fill so many bytes, as fast as the reader reads; after the first mebibyte it waits for one to come. */
const podcast = (bytes) => async (socket) => {
  let written = 0;
  const write = async (text) => {
    written += text.length;
    if (!socket.write(text)) await new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
  };
  await write(`${head("200 OK", { "Content-Type": "application/rss+xml", Connection: "close" })}<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>T</title>`);
  let index = 0;
  const until = async (most) => {
    for (; written < most && !socket.destroyed; index += 1) await write(episode(index));
  };
  const came = new Promise((resolve) => { seen = resolve; });
  await until(mebibyte);
  await came;
  await until(bytes);
  socket.end("</channel></rss>");
};

const upstream = closing(await serve({ "podcast-small": { serve: podcast(small) }, "podcast-large": { serve: podcast(large) } }));
const worker = closing(await workerd(upstream.port, { MAX_BYTES: String(2 * large) }));

async function pass(name) {
  let [count, most, rest] = [0, 0, ""];
  await read(worker, name, "&html=none", (part) => {
    seen();
    const both = rest + part;
    count += both.split('"completeness":').length - 1;
    rest = both.slice(-14);
    most = Math.max(most, held());
  });
  return { count, most };
}

test("a large podcast passes in flat memory, its first episode at once", async () => {
  // Once, so that everything that is made once is there.
  await pass("podcast-small");
  const before = await pass("podcast-small");
  const after = await pass("podcast-large");
  assert.ok(after.count > before.count * (large / small) * 0.9, `${after.count} episodes`);
  // Sockets and pipes hold something, and what is given up is not collected at once.
  assert.ok(after.most - before.most < 0.6 * (large / mebibyte), `from ${before.most} to ${after.most} MiB`);
});
