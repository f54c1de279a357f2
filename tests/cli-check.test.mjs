// anyfeed check: what it prints in each format, of one input and of several, and how it ends.
import assert from "node:assert/strict";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { commandOf } from "./command.mjs";
import { install, root } from "./installed.mjs";
import { listen } from "./opened.mjs";

const installed = install();
const anyfeed = commandOf(installed);
const check = (words, input) => anyfeed(["check", ...words], input);
const file = (name, text) => (writeFileSync(join(installed.folder, name), text), name);
const RSS = (inside) => `<rss version="2.0"><channel><title>T</title><link>https://example.org/</link><description>D</description>${inside}</channel></rss>`;
/** An enclosure where the feed is, and one in a network that its maker should not choose. */
const LISTENED = RSS('<item><title>A</title><enclosure url="/a.mp3" length="1" type="audio/mpeg"/><enclosure url="http://10.0.0.1/b.mp3" length="1" type="audio/mpeg"/></item>');
const { checkFeed } = await installed.import("anyfeed/check");

/** Valid, with a warning, invalid, and not a feed. */
const GOOD = file("good.xml", readFileSync(join(root, "tests/tables/check/rss.xml")));
const WARNED = file("warned.xml", RSS('<item><title>A</title><guid isPermaLink="false">a</guid><link>https://example.org/a</link><pubDate>Mon, 15 Jan 2024 10:00:00 EDT</pubDate></item>'));
const BAD = file("a bad,one.xml", RSS("<item><title>One \u001b[31m & two</title><pubDate>2024-01-15</pubDate></item>"));
const PAGE = file("page.html", "<!doctype html><title>Shop</title><p>Welcome");
const counted = (name, what) => checkFeed(readFileSync(join(installed.folder, name))).profiles.reduce((sum, profile) => sum + profile[what], 0);

const { url: site } = await listen(({ url, headers: sent }, response) => {
  if (url === "/moved") return response.writeHead(301, { location: "/tagged" }).end();
  if (url === "/tagged") return response.writeHead(sent["if-none-match"] ? 304 : 200, { "content-type": "application/rss+xml", etag: '"v1"' }).end(sent["if-none-match"] ? "" : LISTENED);
  const answers = {
    "/feed": ["application/rss+xml", readFileSync(join(root, "tests/tables/check/rss.xml"))],
    "/text": ["text/plain", readFileSync(join(root, "tests/tables/check/rss.xml"))],
    "/page": ["text/html", '<link rel="alternate" type="application/rss+xml" href="/feed"><p>Hello'],
    "/bare": ["text/html", "<!doctype html><p>Hello"],
    "/list": ["text/x-opml", readFileSync(join(root, "tests/tables/check/list.opml"))],
  };
  const [type, body] = answers[url] ?? [];
  response.writeHead(body ? 200 : 404, { "content-type": type ?? "text/plain" }).end(body);
});

test("the examples are what they are called", () => {
  assert.deepEqual([counted(GOOD, "errors"), counted(GOOD, "warnings"), counted(WARNED, "errors")], [0, 0, 0]);
  assert.ok(counted(WARNED, "warnings") > 0 && counted(BAD, "errors") > 0);
});

test("it ends with 1 for errors, for more warnings than are allowed, and for what is no feed", async () => {
  const ends = async (code, words, input) => {
    const came = await check(words, input);
    assert.equal(came.code, code, `${words}: ${came.stdout} ${came.stderr}`);
    return came;
  };
  await ends(0, [GOOD]);
  await ends(0, [WARNED]);
  const most = counted(WARNED, "warnings");
  await ends(0, ["--max-warnings", String(most), WARNED]);
  const { stderr } = await ends(1, ["--max-warnings", String(most - 1), WARNED]);
  assert.match(stderr, new RegExp(`^anyfeed: ${most} warnings?, and --max-warnings allows ${most - 1}\\.\n$`));
  await ends(1, ["--max-warnings", String(2 * most - 1), WARNED, WARNED]);
  await ends(1, [BAD]);
  await ends(1, [GOOD, BAD]);
  await ends(1, [PAGE]);
  await ends(1, [], "");
  await ends(0, ["--profile", "security", BAD]);
});

test("wrong use ends with 2, and says what was meant", async () => {
  for (const [words, message] of [
    [["--profile", "itune", GOOD], /The profile itune is unknown; did you mean itunes\?/],
    [["--profile", "rss,atm", GOOD], /did you mean atom\?/],
    [["--profile", ",", GOOD], /names none/],
    [["--format", "sarf", GOOD], /one of pretty, json, github, sarif, junit, not sarf; did you mean sarif\?/],
    [["--max-warnings", "few", GOOD], /whole number/],
    [["--profil", "rss", GOOD], /did you mean --profile\?/],
    [["--entries", GOOD], /--entries is unknown/],
  ]) {
    const { code, stdout, stderr } = await check(words);
    assert.deepEqual([code, stdout], [2, ""], words.join(" "));
    assert.match(stderr, message);
    assert.match(stderr, /\nTry anyfeed check --help\.\n$/);
  }
  const { code, stdout } = await check(["--help"]);
  assert.equal(code, 0);
  for (const number of [0, 1, 2, 3, 4]) assert.match(stdout, new RegExp(`^  ${number}  `, "m"));
  assert.match((await check(["--version"])).stdout, /^\d+\.\d+\.\d+/);
});

test("what cannot be read ends with 3, is named, and holds up no other", async () => {
  const { code, stdout, stderr } = await check([GOOD, "nowhere.xml", WARNED]);
  assert.equal(code, 3);
  assert.match(stderr, /^anyfeed: nowhere\.xml: /);
  assert.match(stdout, /^good\.xml$[^]*^warned\.xml$[^]*^2 inputs: 0 errors, /m);
  assert.equal((await check([`${site}/missing`])).code, 3);
  const huge = await check(["-"], Buffer.alloc(65 * 2 ** 20, " "));
  assert.deepEqual([huge.code, huge.stdout], [3, ""]);
  assert.match(huge.stderr, /larger than/);
});

test("a file of more than 64 MiB is checked", async () => {
  const large = file("huge.xml", RSS(`<item><title>A & B</title><description>${"word ".repeat(200_000)}</description></item>`.repeat(70)));
  const [{ entries, verdict }] = JSON.parse((await check(["--format", "json", large])).stdout);
  assert.deepEqual([entries, verdict], [70, "invalid"]);
});

test("people read the places in order, how to put it right once, and nothing that steers their terminal", async () => {
  const twice = file("twice.xml", RSS("<item><pubDate>2024-01-15</pubDate></item><item><pubDate>2024-01-16</pubDate></item>"));
  const { stdout } = await check([twice]);
  const { fix } = checkFeed(readFileSync(join(installed.folder, twice))).findings.find(({ code }) => code === "rss/item-date-form");
  assert.equal(stdout.split("rss/item-date-form").length, 3);
  assert.equal(stdout.split(fix).length, 2);
  const bad = (await check([BAD])).stdout;
  assert.match(bad, /^a bad,one\.xml\n {2,}\d+:\d+ /);
  assert.match(bad, /^invalid: \d+ errors?, \d+ warnings?, \d+ pieces? of advice\nchecked: Well-formedness/m);
  for (const format of ["pretty", "github"]) assert.doesNotMatch((await check(["--format", format, BAD])).stdout, /\x1b/);
  assert.match((await check([PAGE])).stdout, /document\/not-a-feed[^]*\nnot-a-feed\n$/);
  assert.match((await check(["--profile", "json", GOOD])).stdout, /Nothing was checked/);
  assert.match((await anyfeed(["check", BAD], "", { ...process.env, NO_COLOR: "", FORCE_COLOR: "1" })).stdout, /\x1b\[31merror/);
  assert.doesNotMatch((await anyfeed(["check", BAD], "", { ...process.env, FORCE_COLOR: "", NO_COLOR: "1" })).stdout, /\x1b/);
});

test("programs get a list of JSON, one run of SARIF, one suite each of JUnit, and annotations", async () => {
  const out = async (format, ...inputs) => (await check(["--format", format, ...inputs])).stdout;
  const list = JSON.parse(await out("json", GOOD, BAD));
  assert.deepEqual(list.map(({ name, verdict }) => [name, verdict]), [[GOOD, "valid"], [BAD, "invalid"]]);
  assert.equal(JSON.parse(await out("json", BAD)).length, 1, "of one input it is a list, too");
  const { runs } = JSON.parse(await out("sarif", BAD, WARNED, BAD));
  assert.equal(runs.length, 1);
  const { rules } = runs[0].tool.driver;
  assert.equal(new Set(rules.map(({ id }) => id)).size, rules.length);
  for (const { ruleId, ruleIndex } of runs[0].results) assert.equal(rules[ruleIndex].id, ruleId);
  const places = new Set(runs[0].results.map((one) => one.locations[0].physicalLocation.artifactLocation.uri));
  assert.deepEqual([...places], ["a%20bad%2Cone.xml", WARNED]);
  const junit = await out("junit", GOOD, BAD);
  assert.equal(junit.match(/<testsuites /g).length, 1);
  assert.deepEqual([...junit.matchAll(/<testsuite name="([^"]*)"/g)].map(([, name]) => name), [GOOD, BAD]);
  const sum = [...junit.matchAll(/<testsuite name="[^"]*" tests="(\d+)" failures="(\d+)"/g)].reduce(([tests, failures], one) => [tests + +one[1], failures + +one[2]], [0, 0]);
  assert.match(junit, new RegExp(`<testsuites name="anyfeed" tests="${sum[0]}" failures="${sum[1]}">`));
  const annotations = (await out("github", BAD)).trimEnd().split("\n");
  for (const line of annotations) assert.match(line, /^::(error|warning|notice) file=a bad%2Cone\.xml,line=\d+,col=\d+,title=[^:]+::./);
  assert.equal((await out("github", GOOD)).split("\n").filter((line) => !line.startsWith("::notice")).join(""), "");
});

test("an address: what its server says of it counts, a page leads to its feed, a list is a list", async () => {
  const [feed, text, page] = JSON.parse((await check(["--format", "json", `${site}/feed`, `${site}/text`, `${site}/page`])).stdout);
  assert.deepEqual([feed.name, page.name], [`${site}/feed`, `${site}/feed`]);
  assert.ok(text.findings.some(({ code }) => code === "document/type-of-text"));
  assert.ok(!feed.findings.some(({ code }) => code === "document/type-of-text"));
  const [bare] = JSON.parse((await check(["--format", "json", `${site}/bare`])).stdout);
  assert.equal(bare.verdict, "not-a-feed");
  const [list] = JSON.parse((await check(["--format", "json", `${site}/list`])).stdout);
  assert.deepEqual([list.format, list.verdict], ["opml", "valid"]);
  assert.match((await check(["--format", "github", `${site}/text`])).stdout, new RegExp(`^::\\w+ title=[^:]+::${site}/text:\\d+:\\d+ `, "m"));
});

test("servers are asked where that is asked for: redirects, validators, enclosures, but nobody in a private network", async () => {
  const codes = async (...words) => {
    const [{ profiles, findings }] = JSON.parse((await check(["--format", "json", ...words])).stdout);
    assert.equal(profiles.at(-1).name === "network", words.includes("--online"));
    return findings.filter(({ profile }) => profile === "network").map(({ code, message }) => [code, message]);
  };
  assert.deepEqual(await codes(`${site}/moved`), []);
  const said = await codes("--online", `${site}/moved`);
  const of = (code) => said.filter(([one]) => one === code).map(([, message]) => message);
  assert.match(of("network/redirect-permanent")[0], new RegExp(`${site}/tagged`));
  assert.equal(of("network/not-modified").length, 0);
  assert.equal(of("network/https").length, 1);
  assert.deepEqual(of("network/enclosure-unreachable").map((message) => /: (.*)\.$/.exec(message.split("mp3")[1])[1]).sort(), ["10.0.0.1 is not on the public internet", "the server answers 404"]);
  assert.equal((await codes("--online", `${site}/feed`)).filter(([code]) => code === "network/validators-missing").length, 1);
  const { code, stderr } = await check(["--profile", "network", GOOD]);
  assert.deepEqual([code, /--online adds/.test(stderr)], [2, true]);
});

test("an earlier copy: what has changed, and what readers will make of it", async () => {
  const item = (guid, title) => `<item><title>${title}</title><guid isPermaLink="false">${guid}</guid><link>https://example.org/${title}</link></item>`;
  const old = file("old.xml", RSS(item("2", "two") + item("1", "one")));
  const now = file("now.xml", RSS(item("3", "three\u202e") + item("two", "two") + item("1", "one")));
  const { code, stdout } = await check(["--before", old, now]);
  assert.equal(code, 0);
  assert.match(stdout, /The id of the entry “two” changed from 2 to two\.  changes\/id-moved/);
  assert.match(stdout, /^since old\.xml: 1 entry added, 0 changed, 0 removed, 1 with a new id\n  added    three\ufffd\n  new id   two: 2 → two$/m);
  const [{ changes, findings }] = JSON.parse((await check(["--format", "json", "--before", old, now])).stdout);
  assert.deepEqual([changes.added.map(({ id }) => id), changes.moved.map(({ before }) => before)], [["3"], ["2"]]);
  assert.ok(findings.some((finding) => finding.code === "changes/id-moved" && finding.line > 0));
  assert.deepEqual([(await check(["--max-warnings", "0", now])).code, (await check(["--max-warnings", "0", "--before", old, now])).code], [0, 1], "what it says counts");
  assert.doesNotMatch((await check(["--before", old, old])).stdout, /changes\//);
  for (const [words, message, exit] of [
    [["--before", old, now, GOOD], /one feed/, 2],
    [["--before", "-", now], /file or an address/, 2],
    [["--profile", "changes", now], /--before adds/, 2],
    [["--before", PAGE, now], /nothing to compare with/, 3],
    [["--before", "nowhere.xml", now], /nowhere\.xml/, 3],
  ]) {
    const came = await check(words);
    assert.deepEqual([came.code, message.test(came.stderr)], [exit, true], `${words}: ${came.stderr}`);
  }
});

test("the repaired feed: each line that would be different", async () => {
  const { stdout } = await check(["--repaired", BAD]);
  assert.match(stdout, /\nrepaired: \d lines would be different; anyfeed --to writes the feed\n  @@ line 1 @@\n  - .*\n  \+ .*<title>One .*&amp; two<\/title>/);
  assert.match(stdout, /^  \+ .*<pubDate>Mon, 15 Jan 2024 00:00:00 GMT<\/pubDate>/m);
  assert.doesNotMatch(stdout, /\x1b/);
  const [{ repaired }] = JSON.parse((await check(["--repaired", "--format", "json", BAD])).stdout);
  assert.ok(repaired.length > 0 && repaired.every(({ line, before }) => line > 0 && before !== ""));
  assert.match((await check(["--repaired", GOOD])).stdout, /\nrepaired: 0 lines would be different/);
  assert.doesNotMatch((await check(["--repaired", PAGE])).stdout, /repaired/);
});

test("standard input and a file for the output", async () => {
  const [given] = JSON.parse((await check(["--format", "json", "--content-type", "text/plain", "-"], RSS(""))).stdout);
  assert.equal(given.name, "standard input");
  assert.ok(given.findings.some(({ code }) => code === "document/type-of-text"));
  const { code, stdout } = await check(["--format", "sarif", "-o", "out.sarif", BAD]);
  assert.deepEqual([code, stdout], [1, ""]);
  assert.ok(JSON.parse(readFileSync(join(installed.folder, "out.sarif"), "utf8")).runs[0].results.length > 0);
});

test("the checker's module is loaded for this command alone", async () => {
  const door = join(installed.folder, "node_modules/anyfeed/dist/check.js");
  renameSync(door, `${door}.away`);
  try {
    assert.equal((await anyfeed([GOOD])).code, 0);
    assert.equal((await check(["--help"])).code, 0);
    assert.equal((await check([GOOD])).code, 4);
  } finally {
    renameSync(`${door}.away`, door);
  }
});
