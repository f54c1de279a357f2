/** Feeds on their way through workerd: the first entry leaves before the last byte came, in every format. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { read } from "./help/load.mjs";
import { anyfeed } from "./help/parser.mjs";
import { workerd } from "./help/workerd.mjs";
import { serve } from "./upstream/server.mjs";
import { head, rss, sleep } from "./upstream/wire.mjs";

const xml = { "Content-Type": "application/rss+xml", Connection: "close" };
/** Called when the first entry has come. */
let seen = () => {};

/** Some entries at once, the rest when `next` says so. */
const halting = (next) => async (socket) => {
  const text = rss(40, 2000);
  socket.write(head("200 OK", xml));
  socket.write(text.slice(0, 12_000));
  await next();
  socket.end(text.slice(12_000));
};

const upstream = closing(await serve({
  halting: { serve: halting(() => sleep(500)) },
  held: { serve: halting(() => new Promise((resolve) => { seen = resolve; })) },
}));
const worker = closing(await workerd(upstream.port));

for (const [format, list] of [["json", "entries"], ["jsonfeed", "items"]]) {
  test(`${format}: the first entry leaves before the last byte came`, async () => {
    let text = "";
    await read(worker, "held", `&format=${format}`, (part) => {
      text += part;
      // The last byte is not sent before.
      if (text.includes('"g0"')) seen();
    });
    assert.equal(JSON.parse(text)[list].length, 40);
  });
}

for (const format of ["rss", "atom"]) {
  test(`${format}: the first entry leaves before the last byte came`, async () => {
    let text = "";
    await read(worker, "held", `&format=${format}`, (part) => {
      text += part;
      if (text.includes(">g0<") || text.includes(":g0<")) seen();
    });
    assert.equal(anyfeed.parseFeed(text).entries.length, 40);
  });
}

test("what the entries before and after a pause are is what they are at once", async () => {
  let text = "";
  await read(worker, "halting", "", (part) => { text += part; });
  const posted = await worker.ask("/v1/feed?url=http://fault.example/halting", { method: "POST", body: rss(40, 2000), headers: xml });
  assert.deepEqual(JSON.parse(text), await posted.json());
});
