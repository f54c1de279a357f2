/** Dates as headers have them. */

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./help/bundle.mjs";

const { httpDate } = await load("../../pkg-template/src/http/dates.ts");
const { lifetime } = await load("lifetime.ts");
const { readRetryAfter } = await load("pauses.ts");
const now = Date.UTC(2026, 0, 15);
const ahead = Date.UTC(2026, 0, 15, 0, 10);
const forms = ["Thu, 15 Jan 2026 00:10:00 GMT", "Thursday, 15-Jan-26 00:10:00 GMT", "Thu Jan 15 00:10:00 2026"];

test("each of the three forms is read, and nothing else", () => {
  for (const form of forms) assert.equal(httpDate(form), ahead, form);
  assert.equal(httpDate("Thu, 15 Jan 2026 01:10:00 +0100"), ahead, "a zone of its own");
  assert.equal(httpDate("Thursday, 15-Jan-99 00:00:00 GMT", now), Date.UTC(1999, 0, 15), "two digits of a year mean the nearer one");
  for (const other of ["0", "-1", "3600", "2026-01-15", "-5 soon", "", null, "Thu, 32 Jan 2026 00:10:00 GMT", "Thu, 15 Foo 2026 00:10:00 GMT", "Thu, 15 Jan 2026 25:10:00 GMT"]) assert.equal(httpDate(other), NaN, `${other}`);
});

test("a pause and an end may be told in each of them", () => {
  for (const form of forms) {
    assert.equal(readRetryAfter(new Headers({ "retry-after": form }), now), 600, form);
    assert.equal(lifetime(new Headers({ expires: form }), null, now), 600, form);
  }
  assert.equal(readRetryAfter(new Headers({ "retry-after": "soon" }), now), null, "what cannot be read names no time");
  assert.equal(lifetime(new Headers({ expires: "0" }), null, now), 60, "what is no date lies in the past");
  assert.equal(lifetime(new Headers(), null, now), 300);
});
