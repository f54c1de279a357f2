/** The whole Worker in the real workerd: every upstream again, many requests at once, the entry behind the cache. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { load, loadScenarios, patient } from "./help/load.mjs";
import { variablesOf, workerd } from "./help/workerd.mjs";
import { inTime, scenarios } from "./upstream/scenarios.mjs";
import { serve } from "./upstream/server.mjs";
import { answer, beyondAscii, bomb, rss, sleep, status } from "./upstream/wire.mjs";

let flaky = 0;
const extra = {
  ...beyondAscii,
  "fails-then-works": { serve: (socket) => (flaky++ === 0 ? status("500 E") : answer(rss()))(socket) },
  "validated": {
    serve: (socket, request) => (request.includes('"v1"') ? status("304 N", { ETag: '"v1"' }) : answer(rss(), { ETag: '"v1"' }))(socket),
  },
};

await Promise.all([bomb(64), bomb(1024)]);
const upstream = closing(await serve(extra));
const worker = closing(await workerd(upstream.port));

const list = (value) => (Array.isArray(value) ? value : [value]);

for (const [name, expected] of Object.entries(scenarios)) {
  test(`workerd: ${name}`, async () => {
    const { response, text } = await inTime(expected, (times) => worker.feed(name, "", { headers: { "x-bindings": JSON.stringify(variablesOf(times)) } }));
    const body = JSON.parse(text);
    assert.ok(list(expected.status).includes(response.status), `${response.status} ${body.detail}`);
    if (expected.late) {
      assert.equal(body.report.truncated, true);
      assert.equal(body.report.diagnostics.at(-1).code, `http/${expected.late}`);
    }
    if (expected.code && response.status !== 200) assert.ok(list(expected.code).includes(body.code), body.code);
  });
}

test("workerd: a redirect beyond ASCII leads where the server says", async () => {
  assert.equal(JSON.parse(await (await worker.feed("moved-utf-8")).text()).entries?.length, 3);
});

test("200 users at once: every answer is right; soak.mjs is the long form", async () => {
  const own = await serve(loadScenarios);
  const busy = await workerd(own.port, patient);
  try {
    const { count, wrong } = await load(busy, { turns: 3 });
    assert.deepEqual(wrong, []);
    assert.equal(count, 600);
  } finally {
    await busy.dispose();
    own.close();
  }
});

test("a server that fails once is asked again", async () => {
  assert.equal((await worker.feed("fails-then-works")).status, 502);
  assert.equal((await worker.feed("fails-then-works")).status, 200);
});

test("our ETag answers If-None-Match with 304", async () => {
  const response = await worker.feed("validated");
  const tag = response.headers.get("etag");
  await response.text();
  assert.match(tag, /^W\/"/);
  const again = await worker.feed("validated", "", { headers: { "If-None-Match": tag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), "");
});

test("the Cache API: stored, revalidated, stale when the upstream fails, and torn answers are never kept", async () => {
  let now = "ok";
  const more = { changing: { serve: (socket, request) => (now === "ok" ? answer(rss(), { "Cache-Control": "max-age=3600" }) : status("500 E"))(socket, request) } };
  const own = await serve(more);
  const cached = await workerd(own.port, { CACHE: "api" });
  try {
    const ask = async (name) => {
      const response = await cached.feed(name);
      await response.text();
      await sleep(200);
      return `${response.status} ${response.headers.get("x-cache")}`;
    };
    assert.equal(await ask("changing"), "200 MISS");
    now = "broken";
    assert.equal(await ask("changing"), "200 HIT");
    assert.equal(own.hits.changing, 1);
    assert.match(await ask("rst-mid-body"), /^200/);
    assert.doesNotMatch(await ask("rst-mid-body"), /HIT/);
  } finally {
    await cached.dispose();
    own.close();
  }
});
