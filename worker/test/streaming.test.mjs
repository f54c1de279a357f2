/** Feeds on their way through workerd: the first entry leaves before the last byte came, in either format, and size costs no memory. */

import assert from "node:assert/strict";
import { get } from "node:http";
import test, { after, before } from "node:test";
import { held } from "./help/load.mjs";
import { workerd } from "./help/workerd.mjs";
import { serve } from "./upstream/server.mjs";
import { head, rss, sleep } from "./upstream/wire.mjs";

const xml = { "Content-Type": "application/rss+xml", Connection: "close" };
const mebibyte = 2 ** 20;
/** Bytes written by the upstream of a large podcast. */
let written = 0;
let lastByteAt = 0;

const episode = (index) => `<item><title>Episode ${index}</title><guid isPermaLink="false">e${index}</guid><link>http://fault.example/${index}</link><pubDate>Mon, 15 Jan 2024 13:45:00 GMT</pubDate><itunes:duration>1:02:03</itunes:duration><enclosure url="http://fault.example/${index}.mp3" type="audio/mpeg" length="123456"/><description><![CDATA[<p>${"Words about the episode, and <b>more</b> of them. ".repeat(60)}</p>]]></description></item>`;
const size = Number(process.env.PODCAST_MB ?? 50) * mebibyte;

/** As many episodes as fill so many bytes, as fast as the reader reads. */
const podcast = (bytes) => async (socket) => {
  written = 0;
  const write = async (text) => {
    written += text.length;
    if (!socket.write(text)) await new Promise((resolve) => socket.once("drain", resolve).once("close", resolve));
  };
  await write(head("200 OK", xml) + '<?xml version="1.0"?><rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>T</title>');
  for (let index = 0; written < bytes && !socket.destroyed; index += 1) await write(episode(index));
  socket.end("</channel></rss>");
};

const more = {
  "podcast-small": { serve: podcast(5 * mebibyte) },
  "podcast-large": { serve: podcast(size) },
  // Some entries at once, the rest a second and a half later.
  slow: {
    serve: async (socket) => {
      const text = rss(40, 2000);
      socket.write(head("200 OK", xml));
      socket.write(text.slice(0, 12_000));
      await sleep(1500);
      lastByteAt = Date.now();
      socket.end(text.slice(12_000));
    },
  },
};

let upstream;
let worker;
before(async () => {
  upstream = await serve(more);
  worker = await workerd(upstream.port, { FIRST_BYTE_MS: "60000", HEAD_MS: "60000", WHOLE_MS: "300000", MAX_BYTES: String(128 * mebibyte) });
});
after(async () => {
  await worker.dispose();
  upstream.close();
});

/** Not fetch: it would ask for compression, which gathers. */
async function read(name, query, take) {
  const url = new URL(`/v1/feed?url=${encodeURIComponent(`http://fault.example/${name}`)}${query}`, await worker.runtime.ready);
  return new Promise((resolve, reject) => get(url, (response) => {
    response.setEncoding("utf8").on("data", take);
    response.on("end", () => resolve(response)).on("error", reject);
  }).on("error", reject));
}

for (const [format, list] of [["json", "entries"], ["jsonfeed", "items"]]) {
  test(`${format}: the first entry leaves before the last byte came`, async () => {
    let text = "";
    let firstAt = 0;
    await read("slow", `&format=${format}`, (part) => {
      text += part;
      if (firstAt === 0 && text.includes('"g0"')) firstAt = Date.now();
    });
    assert.equal(JSON.parse(text)[list].length, 40);
    assert.ok(firstAt > 0 && firstAt < lastByteAt - 200, `${lastByteAt - firstAt} ms before the last byte`);
  });
}

test("what the entries before and after a pause are is what they are at once", async () => {
  let text = "";
  await read("slow", "", (part) => { text += part; });
  const posted = await worker.ask("/v1/feed?url=http://fault.example/slow", { method: "POST", body: rss(40, 2000), headers: xml });
  assert.deepEqual(JSON.parse(text), await posted.json());
});

test("a podcast of 50 MB passes in flat memory, its first episode at once", { timeout: 280_000 }, async () => {
  const pass = async (name) => {
    let [count, most, before, rest] = [0, 0, null, ""];
    const sampled = setInterval(() => { most = Math.max(most, held()); }, 50);
    await read(name, "&html=none", (part) => {
      before ??= written;
      const both = rest + part;
      count += both.split('"completeness":').length - 1;
      rest = both.slice(-14);
    });
    clearInterval(sampled);
    return { count, before, most };
  };
  // Once, so that everything that is made once is there.
  await pass("podcast-small");
  const small = await pass("podcast-small");
  const large = await pass("podcast-large");
  assert.ok(large.count > small.count * (size / (5 * mebibyte)) * 0.9, `${large.count} episodes`);
  // Sockets and pipes hold something, too; all of it would be fifty.
  assert.ok(large.before < 8 * mebibyte, `${large.before} bytes before the first episode`);
  assert.ok(large.most - small.most < 40, `from ${small.most} to ${large.most} MiB`);
});
