// anyfeed/check: the door, its report, and the report as text.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, root } from "./installed.mjs";

const installed = install();
const { checkFeed, FeedError, formatFindings } = await installed.import("anyfeed/check");

const RSS = `<?xml version="1.0"?>
<rss version="2.0"><channel><title>News</title><link>https://example.org/</link>
<item><title>One</title><pubDate>2024-01-15</pubDate></item></channel></rss>`;

const at = (report, code) => report.findings.find((finding) => finding.code === code);
const sound = (name) => readFileSync(new URL(`tables/check/${name}`, import.meta.url));

test("a finding says what, where, and how to put it right", () => {
  const report = checkFeed(RSS, "application/rss+xml", { now: null });
  assert.equal(report.verdict, "invalid");
  assert.equal(report.format, "rss");
  assert.equal(report.version, "2.0");
  assert.equal(report.entries, 1);
  const found = at(report, "rss/item-date-form");
  assert.equal(found.severity, "error");
  assert.equal(found.line, 3);
  assert.equal(found.entry, 0);
  assert.equal(RSS.slice(found.from, found.to), "<pubDate>2024-01-15</pubDate>");
  assert.match(found.message, /2024-01-15/);
  assert.match(found.helpUrl, /^https:\/\/www\.rssboard\.org\//);
  assert.ok(at(report, "rss/channel-description-missing"));
  assert.ok(!at(report, "date/unreadable"));
});

test("no module that reads carries a rule", () => {
  const hasRules = (name) => readFileSync(join(root, "pkg/dist", name)).includes("channel-description-missing");
  assert.deepEqual(["check.wasm", "feed.wasm", "lite.wasm"].filter(hasRules), ["check.wasm"]);
});

test("sound documents are valid, whatever their format", () => {
  for (const name of ["rss.xml", "dc.xml", "rss1.xml", "atom.xml", "feed.json", "list.opml"]) {
    const report = checkFeed(sound(name), null, { url: "https://example.org/feed.xml", now: "2024-02-01" });
    assert.equal(report.verdict, "valid", JSON.stringify(report.findings.filter(({ severity }) => severity !== "advice")));
  }
});

test("what is no feed is said to be none", () => {
  const report = checkFeed("<!doctype html><title>Shop</title><p>Welcome", "text/html");
  assert.equal(report.verdict, "not-a-feed");
  assert.equal(report.findings[0].code, "document/not-a-feed");
  assert.equal(checkFeed("").verdict, "not-a-feed");
  assert.equal(checkFeed(new Uint8Array([0, 1, 2, 255])).verdict, "not-a-feed");
});

test("only the profiles that are wanted are reported", () => {
  const report = checkFeed(RSS, null, { profiles: ["interop"] });
  assert.deepEqual(report.profiles.map(({ name }) => name), ["interop"]);
  assert.ok(report.findings.every(({ profile }) => profile === "interop"));
});

test("the verdict is said of the profiles that are wanted, and a profile that nobody knows is refused", () => {
  const broken = RSS.replace("News", "News & views");
  assert.equal(checkFeed(broken, null, { profiles: ["syntax"] }).verdict, "invalid");
  assert.deepEqual(checkFeed(broken, null, { profiles: ["security"] }).verdict, "valid");
  const unused = checkFeed(broken, null, { profiles: ["atom"] });
  assert.deepEqual([unused.verdict, unused.profiles, unused.findings], ["valid", [], []]);
  assert.equal(checkFeed("", null, { profiles: ["atom"] }).verdict, "not-a-feed");
  assert.throws(() => checkFeed(RSS, null, { profiles: ["itune"] }), /knows no "itune": did you mean itunes\?/);
  assert.throws(() => checkFeed(RSS, null, { profiles: ["toString"] }), /Known are syntax, document, rss/);
});

test("entries of the future are known by the date of the check", () => {
  const feed = RSS.replace("2024-01-15", "Mon, 15 Jan 2024 10:00:00 GMT");
  assert.ok(at(checkFeed(feed, null, { now: "2023-01-01" }), "interop/entry-future"));
  assert.ok(!at(checkFeed(feed, null, { now: new Date("2024-02-01") }), "interop/entry-future"));
});

test("findings beyond the limit are counted", () => {
  const many = RSS.replace(/<item>.*<\/item>/, "<item><pubDate>no</pubDate></item>".repeat(100));
  const report = checkFeed(many, null, { maxFindings: 5 });
  assert.equal(report.findings.length, 5);
  assert.ok(report.findingsTotal > 200);
});

test("wrong arguments are refused", () => {
  assert.throws(() => checkFeed(5), FeedError);
  assert.throws(() => checkFeed(RSS, null, { profile: ["rss"] }), /did you mean profiles/);
  assert.throws(() => checkFeed(RSS, null, { now: "soon" }), /must be a date/);
  assert.throws(() => formatFindings(checkFeed(RSS), "toString"), /must be one of/);
});

test("a report becomes text", () => {
  const report = checkFeed(RSS, null, { now: null });
  const name = "a,b:feed.xml";
  assert.match(formatFindings(report, "pretty", { name }), /^a,b:feed\.xml\n {2,}\d+:\d+ /);
  assert.ok(!formatFindings(report, "pretty").includes("\u001b"));
  assert.ok(formatFindings(report, "pretty", { color: true }).includes("\u001b[31merror"));
  assert.deepEqual(JSON.parse(formatFindings(report, "json")), report);
  const lines = formatFindings(report, "github", { name }).trimEnd().split("\n");
  assert.equal(lines.length, report.findings.length);
  assert.match(lines[0], /^::(error|warning|notice) file=a%2Cb%3Afeed\.xml,line=\d+,col=\d+,title=[^:]+::/);
  const { runs } = JSON.parse(formatFindings(report, "sarif", { name }));
  assert.equal(runs[0].results.length, report.findings.length);
  const ids = new Set(runs[0].tool.driver.rules.map(({ id }) => id));
  assert.ok(runs[0].results.every(({ ruleId }) => ids.has(ruleId)));
  const junit = formatFindings(report, "junit", { name: '"<feed>"' });
  assert.match(junit, /<testsuite name="&quot;&lt;feed&gt;&quot;" tests="\d+" failures="\d+">/);
  assert.equal(junit.match(/<failure /g).length, report.findings.filter(({ severity }) => severity !== "advice").length);
});

test("several reports become one text", () => {
  const all = ["a.xml", "b.xml"].map((name) => ({ name, report: checkFeed(RSS, null, { now: null }) }));
  assert.deepEqual(JSON.parse(formatFindings(all, "json")), all.map(({ name, report }) => ({ name, ...report })));
  const { runs } = JSON.parse(formatFindings(all, "sarif"));
  assert.deepEqual([runs.length, runs[0].results.length], [1, 2 * all[0].report.findings.length]);
  assert.match(formatFindings(all, "junit"), /^<\?xml[^\n]*\n<testsuites [^]*<testsuite name="a\.xml"[^]*<testsuite name="b\.xml"/);
  assert.match(formatFindings(all), /^a\.xml\n[^]*\nb\.xml\n[^]*\n2 inputs: \d+ errors?, /);
  assert.equal(formatFindings([], "github"), "");
  const place = (name) => JSON.parse(formatFindings([{ name, report: all[0].report }], "sarif")).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;
  const places = ["./a b/c.xml", "a\\b.xml", "/srv/a#b.xml", "C:\\feeds\\a.xml", "https://example.org/a.xml?b=c"].map(place);
  assert.deepEqual(places, ["a%20b/c.xml", "a/b.xml", "file:///srv/a%23b.xml", "file:///C:/feeds/a.xml", "https://example.org/a.xml?b=c"]);
});

test("CommonJS has the same", () => {
  const required = installed.require("anyfeed/check");
  assert.deepEqual(required.checkFeed(RSS, null, { now: null }), checkFeed(RSS, null, { now: null }));
});
