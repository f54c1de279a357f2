/** What RFC 9111 and RFC 5861 say of an answer's freshness, case by case. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { freshSeconds, guessedSeconds, retryAfter, stalePromises } = await load("../../pkg-template/src/http/freshness.ts");
const { cacheControl, lifetime } = await load("lifetime.ts");
const now = Date.UTC(2026, 0, 15, 12);
const at = (seconds) => new Date(now + seconds * 1000).toUTCString();

/** Headers; seconds for which they say that nothing will change. */
const STATED = {
  "nothing is said": [{}, null],
  "max-age (5.2.2.1)": [{ "cache-control": "max-age=600" }, 600],
  "s-maxage before max-age, and both before Expires (5.2.2.10)": [{ "cache-control": "max-age=60, s-maxage=600", expires: at(30) }, 600],
  "a quoted argument (5.2)": [{ "cache-control": 'max-age="600"' }, 600],
  "the first of two (4.2.1)": [{ "cache-control": "max-age=60, max-age=600" }, 60],
  "one that cannot be read is stale, and Expires does not stand in (4.2.1)": [{ "cache-control": "max-age=soon", expires: at(600) }, 0],
  "more than can be counted (1.2.2)": [{ "cache-control": "max-age=99999999999999999999" }, 2 ** 31],
  "Age is gone already (4.2.3)": [{ "cache-control": "max-age=600", age: "200" }, 400],
  "of a list of ages the first (5.1)": [{ "cache-control": "max-age=600", age: "200, 500" }, 400],
  "an age that is no number": [{ "cache-control": "max-age=600", age: "old" }, 600],
  "so is the time since Date, where it is more (4.2.3)": [{ "cache-control": "max-age=600", date: at(-300), age: "200" }, 300],
  "a Date that is yet to come takes nothing": [{ "cache-control": "max-age=600", date: at(300) }, 600],
  "Expires counts from Date, whatever our clock says (4.2.1)": [{ expires: at(4200), date: at(3600) }, 600],
  "Expires without Date counts from now": [{ expires: at(600) }, 600],
  "Expires that is over": [{ expires: at(-600) }, 0],
  "Expires that is no date lies in the past (5.3)": [{ expires: "0" }, 0],
  "Last-Modified states nothing": [{ "last-modified": at(-86_400) }, null],
};

for (const [name, [headers, seconds]] of Object.entries(STATED)) {
  test(name, () => assert.equal(freshSeconds(new Headers(headers), now), seconds));
}

/** Headers; seconds that an answer is kept, of which the least is 60 and the most 3600. */
const KEPT = {
  "a tenth of the time since Last-Modified, where nothing is said (4.2.2)": [{ "last-modified": at(-20_000) }, 2000],
  "the same, by the server's clock": [{ "last-modified": at(-16_400), date: at(3600) }, 2000],
  "an hour at most": [{ "last-modified": at(-1e7) }, 3600],
  "not less than is usual: many servers say the time of the answer": [{ "last-modified": at(0) }, 300],
  "no guess where something is said (4.2.2)": [{ "last-modified": at(-20_000), "cache-control": "max-age=100" }, 100],
  "Vary: * answers nobody else (4.1)": [{ vary: "*", "cache-control": "max-age=600" }, 60],
  "* among others, too": [{ vary: "Accept, *", "cache-control": "max-age=600" }, 60],
  "Vary by what is the same in all of our requests": [{ vary: "Accept, User-Agent, Accept-Encoding", "cache-control": "max-age=600" }, 600],
  "no-cache, no-store, private": [{ "cache-control": "private, max-age=600" }, 60],
};

for (const [name, [headers, seconds]] of Object.entries(KEPT)) {
  test(name, () => assert.equal(lifetime(new Headers(headers), null, now), seconds));
}

test("what the feed says is heard before a guess", () => assert.equal(lifetime(new Headers({ "last-modified": at(-1e7) }), 10, now), 600));

const [HOUR, WEEK] = [3600, 604_800];
/** Cache-Control; seconds for which a stale answer may stand in while another is fetched, and while none can be had. */
const STALE = {
  "nothing is said": ["max-age=60", HOUR, WEEK],
  "must-revalidate (5.2.2.2)": ["max-age=60, must-revalidate", 0, 0],
  "proxy-revalidate (5.2.2.8)": ["max-age=60, proxy-revalidate", 0, 0],
  "no-cache (5.2.2.4)": ["no-cache", 0, 0],
  "no-store": ["no-store", 0, 0],
  "private": ["private", 0, 0],
  "shorter by its own word (RFC 5861)": ["max-age=60, stale-while-revalidate=30, stale-if-error=600", 30, 600],
  "not longer than a week": ["stale-while-revalidate=31536000, stale-if-error=31536000", WEEK, WEEK],
  "not by what cannot be read": ["stale-while-revalidate=soon", 0, WEEK],
  "must-revalidate is stronger": ["must-revalidate, stale-if-error=600", 0, 0],
};

for (const [name, [control, whileRevalidate, ifError]] of Object.entries(STALE)) {
  test(`stale: ${name}`, () => assert.deepEqual(stalePromises(new Headers({ "cache-control": control })), { whileRevalidate, ifError }));
}

test("an answer promises of staleness what its feed's server allows", () => {
  assert.equal(cacheControl(60), "public, max-age=60, stale-while-revalidate=3600, stale-if-error=604800");
  assert.equal(cacheControl(60, stalePromises(new Headers({ "cache-control": "must-revalidate" }))), "public, max-age=60");
  assert.equal(cacheControl(60, stalePromises(new Headers({ "cache-control": "stale-if-error=600, stale-while-revalidate=0" }))), "public, max-age=60, stale-if-error=600");
});

test("of what the headers and the feed say the shorter counts, in whole seconds; a star alone means that every answer is another", () => {
  const kept = (headers, minutes, at = now) => lifetime(new Headers(headers), minutes, at);
  assert.deepEqual([kept({ "cache-control": "max-age=1800" }, 10), kept({ "cache-control": "max-age=600" }, 30), kept({}, 30)], [600, 600, 1800]);
  assert.equal(kept({ expires: at(600) }, null, now + 500), 599);
  assert.deepEqual([kept({ vary: "accept, *" }, null), kept({ vary: "a*b" }, null), kept({ vary: "accept" }, null)], [60, 300, 300]);
});

test("Retry-After, as seconds or as a date, whoever reads the headers", () => {
  const said = (text) => retryAfter({ get: () => text }, now);
  assert.deepEqual([said("120"), said(" 120 "), said("0"), said(at(90)), said(at(-90)), said("soon"), said("120 s"), said("-5"), said(""), said(null)], [120, 120, 0, 90, 0, null, null, null, null, null]);
  assert.equal(retryAfter({ get: () => at(90) }, now + 500), 90, "not too early");
  assert.equal(said(at(5000)), 5000);
});

test("names of directives in any letters; a guess is no time where nothing is known", () => {
  assert.equal(freshSeconds(new Headers({ "cache-control": "Max-Age = 600" }), now), 600);
  for (const [value, seconds] of [['" 600 "', 600], ["600x", 0], ["x600", 0], ["", 0]]) assert.equal(freshSeconds(new Headers({ "cache-control": `max-age=${value}` }), now), seconds, value);
  const guessed = (headers) => guessedSeconds(new Headers(headers), now);
  assert.deepEqual([guessed({}), guessed({ "last-modified": "yesterday" }), guessed({ "last-modified": at(500) }), guessed({ "last-modified": at(-500) })], [0, 0, 0, 50]);
});
