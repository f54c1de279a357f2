// What the validator of the W3C says of feeds, and what the checker says of the same: tests/tables/check/events.tsv.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { install } from "./installed.mjs";

const { checkFeed } = await install().import("anyfeed/check");
const table = (name) => readFileSync(new URL(`tables/check/${name}`, import.meta.url), "latin1");
const rows = table("events.tsv").split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));
const events = (wanted) => new Set(rows.filter((row) => row[1] === wanted).map(([event]) => event));

/** In the table a line's end is written \n, and a byte \xNN. */
const plain = (text) => text.replace(/\\n/g, "\n").replace(/\\x(..)/g, (_, byte) => String.fromCharCode(parseInt(byte, 16)));

function codesIn(text) {
  const { findings } = checkFeed(Buffer.from(text, "latin1"), null, { url: "https://example.org/feed.xml", now: "2024-02-01", maxFindings: 10_000 });
  return findings.map(({ code }) => code);
}

/** What is said of the example that is not said of the sound document. */
function saidOf([event, , , name, from, to]) {
  const sound = table(name);
  assert.ok(sound.includes(plain(from)), `${event}: the sound document has no ${from}`);
  const left = codesIn(sound);
  const isNew = (code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  };
  return codesIn(sound.replace(plain(from), () => plain(to))).filter(isNew);
}

test("every event that is wanted, and nine in ten of those that are worth a word, are said of an example", () => {
  const heard = new Set();
  for (const row of rows.filter(([, wanted]) => wanted !== "no")) {
    const said = saidOf(row);
    if (row[2] === "") continue;
    assert.ok(said.includes(row[2]), `${row[0]}: ${row[2]} is not among ${said}`);
    heard.add(row[0]);
  }
  assert.deepEqual([...events("yes")].filter((event) => !heard.has(event)), []);
  const share = [...events("info")].filter((event) => heard.has(event)).length / events("info").size;
  assert.ok(share >= 0.9, `${share}`);
});

test("nothing is said of what nobody wants to hear, but for a reason", () => {
  for (const row of rows.filter(([, wanted]) => wanted === "no")) {
    const [event, , code, , , , why] = row;
    assert.deepEqual(saidOf(row), code ? [code] : [], event);
    assert.equal(Boolean(why), Boolean(code), `${event}: why it is said`);
  }
});

test("the table holds all the events that the validator's test cases show in feeds", () => {
  assert.deepEqual(["yes", "info", "no"].map((wanted) => events(wanted).size), [33, 45, 23]);
});
