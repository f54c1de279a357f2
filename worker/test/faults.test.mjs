/** Each misbehaving upstream gives the documented answer. */

import assert from "node:assert/strict";
import test from "node:test";
import { closing } from "../../tests/opened.mjs";
import { until } from "../../tests/until.mjs";
import { edge } from "./help/edge.mjs";
import { inTime, scenarios } from "./upstream/scenarios.mjs";
import { serve } from "./upstream/server.mjs";
import { beyondAscii, bomb } from "./upstream/wire.mjs";

await Promise.all([bomb(64), bomb(1024)]);
const upstream = closing(await serve(beyondAscii));

const list = (value) => (Array.isArray(value) ? value : [value]);
const foreign = ["set-cookie", "clear-site-data", "refresh", "www-authenticate", "x-evil", "cf-mitigated"];

for (const [name, expected] of Object.entries(scenarios)) {
  test(name, async () => {
    const fetched = [];
    const { response, text } = await inTime(expected, (settings) => {
      // Anew for each: a 429 silences its host.
      const own = edge(upstream.port, { settings });
      return own.feed(name).finally(() => fetched.push(...own.fetched));
    });
    assert.ok(list(expected.status).includes(response.status), `${response.status} ${text.slice(0, 300)}`);
    const body = JSON.parse(text);
    if (response.status === 200) checkFeed(body, expected, text);
    else checkProblem(response, body, expected);
    for (const header of foreign) assert.equal(response.headers.get(header), null, header);
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.match(response.headers.get("content-security-policy"), /sandbox/);
    assert.ok(fetched.every((url) => new URL(url).hostname === "fault.example"), fetched.join(" "));
    if (expected.retryAfter) {
      const seconds = Number(response.headers.get("retry-after"));
      assert.ok(seconds >= expected.retryAfter[0] && seconds <= expected.retryAfter[1], `${seconds}`);
    }
    if (expected.control) assert.equal(response.headers.get("cache-control"), expected.control);
    if (expected.neverAsked) assert.equal(upstream.hits[expected.neverAsked], undefined);
  });
}

function checkFeed(feed, expected, text) {
  assert.ok(Array.isArray(feed.entries));
  if (expected.entries) assert.equal(feed.entries.length, expected.entries);
  if (expected.late) {
    assert.ok(feed.entries.length > 0);
    assert.equal(feed.report.truncated, true);
    assert.equal(feed.report.quality, "damaged");
    assert.equal(feed.report.diagnostics.at(-1).code, `http/${expected.late}`);
  }
  if (expected.most) assert.ok(text.length < expected.most, `${text.length}`);
  if (expected.without) assert.ok(!text.includes(expected.without));
}

function checkProblem(response, problem, expected) {
  assert.match(response.headers.get("content-type"), /^application\/problem\+json/);
  assert.equal(problem.status, response.status);
  if (expected.code) assert.ok(list(expected.code).includes(problem.code), problem.code);
  if (response.status >= 500) assert.equal(response.headers.get("cache-control"), "no-store");
}

for (const name of ["moved-utf-8", "moved-latin-1"]) {
  test(`a redirect beyond ASCII leads where the server says: ${name}`, async () => {
    const response = await edge(upstream.port).feed(name);
    assert.equal(JSON.parse(await response.text()).entries?.length, 3);
  });
}

test("sockets of upstreams that were given up are closed", async () => {
  const { feed } = edge(upstream.port, { settings: { firstByteMs: 500 } });
  for (const name of ["hang-before-headers", "infinite", "declared-5GB"]) await (await feed(name)).text();
  await until(() => upstream.open() <= 12);
});
