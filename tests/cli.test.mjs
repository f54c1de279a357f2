// The command line, as the packed package has it: what it prints, and how it ends.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { commandOf } from "./command.mjs";
import { install, root } from "./installed.mjs";
import { closing, listen } from "./opened.mjs";

const installed = install();
const anyfeed = commandOf(installed);
const file = (name, text) => (writeFileSync(join(installed.folder, name), text), name);
const FEED = file("feed.xml", readFileSync(join(root, "tests/feeds/rss/plain.xml")));
const RSS = (inside) => `<rss version="2.0"><channel><title>T</title>${inside}</channel></rss>`;
const { parseFeed, parseOpml } = await installed.import();

/** A feed without an end. */
function* endless() {
  yield "<rss><channel><title>T</title>";
  for (const part = `<item><title>${"word ".repeat(50_000)}</title></item>`; ; ) yield part;
}

const { url: site } = await listen(({ url }, response) => {
  const answers = {
    "/feed": ["application/rss+xml", readFileSync(join(root, "tests/feeds/rss/plain.xml"))],
    "/page": ["text/html", '<link rel="alternate" type="application/rss+xml" href="/feed"><p>Hello'],
    "/same": ["application/rss+xml", "", 304],
    "/strange": ["text/html", "no", 999],
    "/bare": ["text/html", "<!doctype html><p>Hello"],
    "/koi8": ["text/xml; charset=koi8-r", Buffer.from([...Buffer.from('<rss version="2.0"><channel><title>'), 0xf0, 0xd2, ...Buffer.from("</title></channel></rss>")])],
  };
  if (url === "/endless") return Readable.from(endless()).on("error", () => {}).pipe(response.on("close", () => response.destroy()));
  if (url === "/moved") return response.writeHead(302, { location: "/feed" }).end();
  const [type, body, status] = answers[url] ?? [];
  response.writeHead(status ?? (body ? 200 : 404), { "content-type": type ?? "text/plain" }).end(body);
});

/** An address at which nobody answers. */
async function unheard() {
  const gone = await listen(() => {});
  gone.close();
  return `${gone.url}/`;
}

test("a file, standard input and an address give the JSON of the feed", async () => {
  const feed = parseFeed(readFileSync(join(installed.folder, FEED)));
  for (const run of [anyfeed([FEED]), anyfeed(["-"], readFileSync(join(installed.folder, FEED))), anyfeed([], readFileSync(join(installed.folder, FEED)))]) {
    const { code, stdout, stderr } = await run;
    assert.deepEqual([code, stderr], [0, ""]);
    assert.deepEqual(JSON.parse(stdout), feed);
    assert.equal(stdout.split("\n").length, 2, "one line where nobody watches");
  }
  for (const path of ["/feed", "/page", "/moved"]) {
    const { code, stdout } = await anyfeed([site + path]);
    assert.equal(code, 0);
    const came = JSON.parse(stdout);
    assert.equal(came.entries[0].title, "Hello");
    assert.equal(came.report.mediaType, "application/rss+xml");
    assert.equal(came.feedUrl ?? `${site}/feed`, `${site}/feed`, "its own address is where it was found");
  }
  assert.equal(JSON.parse((await anyfeed([`${site}/koi8`])).stdout).title, "Пр");
});

test("shapes: JSON Feed, entries line by line, HTML as published, fewer entries, a base", async () => {
  const name = file("two.xml", RSS('<item><title>A</title><link>a</link><description>&lt;b onclick="x()"&gt;B&lt;/b&gt;</description></item><item><title>C</title></item>'));
  const json = JSON.parse((await anyfeed(["--format", "jsonfeed", name])).stdout);
  assert.equal(json.version, "https://jsonfeed.org/version/1.1");
  assert.equal(json.items.length, 2);
  const lines = (await anyfeed(["--entries", "--url", "https://example.org/x/", name])).stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ title }) => title), ["A", "C"]);
  assert.equal(lines[0].url, "https://example.org/x/a");
  assert.equal((await anyfeed(["--entries", "--max-entries=1", name])).stdout.trimEnd().split("\n").length, 1);
  const items = (await anyfeed(["--entries", "--format", "jsonfeed", name])).stdout.trimEnd().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(items.map(({ content_html }) => content_html), ["<b>B</b>", undefined], "the items of JSON Feed");
  const body = async (...words) => JSON.parse((await anyfeed([...words, name])).stdout).entries[0].contentHtml;
  assert.equal(await body(), "<b>B</b>");
  assert.equal(await body("--raw"), '<b onclick="x()">B</b>');
});

test("the report shows each kind of fault once, its places with a caret, and nothing that steers a terminal", async () => {
  const name = file("broken.xml", RSS("\n\t<item><title>Fish & chips \x1b[31m 日本 &oops;</title></item>"));
  const { code, stdout } = await anyfeed(["--report", name]);
  assert.equal(code, 0);
  const [head, ...groups] = stdout.split("\n\n");
  assert.match(head, /^broken\.xml: RSS 2\.0, utf-8, 1 entry, (mended|damaged), not well-formed$/);
  const of = (kind) => groups.find((group) => group.includes(kind)).split("\n");
  const [kind, message, advice, help, where, source, caret] = of("xml/unescaped-ampersand");
  assert.equal(kind, "warning xml/unescaped-ampersand");
  assert.match(message, /ampersand/);
  assert.match(advice, /^  How to fix it: Write &amp;/);
  assert.match(help, /docs\/diagnostics\.md#xmlunescaped-ampersand$/);
  assert.equal(where, "  broken.xml:2:20 (entry 1)");
  assert.equal(source[caret.indexOf("^")], "&");
  assert.doesNotMatch(stdout, /\x1b/);
  const last = of("xml/unknown-entity").slice(-2);
  const columns = [...last[0].slice(0, last[0].indexOf("&oops;"))].reduce((sum, c) => sum + (c > "\u2fff" && c < "\ufffd" ? 2 : 1), 0);
  assert.equal(last[1].indexOf("^"), columns, "the caret stands below the place where characters are wide");
  assert.match((await anyfeed(["--report", FEED])).stdout, /^feed\.xml: RSS 2\.0, utf-8, 1 entry, clean\n$/);
});

test("a finding at the very start of a document that begins with a line end has no line to show", async () => {
  const name = file("blank.xml", Buffer.from(`\n<rss version="2.0"><channel><title>Caf\xe9</title><item><title>${"A".repeat(120)}</title></item></channel></rss>`, "latin1"));
  const { stdout } = await anyfeed(["--report", name]);
  assert.match(stdout, /encoding\/undeclared\n.*\n.*\n.*\n  blank\.xml:1:1\n(?! {4})/);
});

test("the caret stands below the place behind emoji and marks, too", async () => {
  const name = file("emoji.xml", RSS("<item><title>\u65e5 \u2705 \u2b50 \u26a1 \u{1f44d}\u{1f3fd} \u{1f1e9}\u{1f1ea} \u2764 e\u0301 & x</title></item>"));
  const [source, caret] = (await anyfeed(["--report", name])).stdout.split("\n\n")[1].split("\n").slice(-2);
  // Two columns for each of the first six, one for the heart and the letter with its mark; a blank behind each.
  const before = source.slice(0, source.indexOf("&"));
  assert.equal(caret.indexOf("^"), before.slice(0, before.indexOf("\u65e5")).length + 6 * 3 + 2 * 2);
});

test("on a terminal each entry has its line, too", { skip: process.platform === "win32" || spawnSync("script", ["--version"]).status !== 0 }, () => {
  const name = file("three.xml", RSS("<item><title>A</title></item>".repeat(3)));
  const { stdout } = spawnSync("script", ["-qc", `node_modules/.bin/anyfeed --entries ${name}`, "/dev/null"], { cwd: installed.folder, encoding: "utf8" });
  assert.equal(stdout.trimEnd().split("\n").length, 3);
});

test("an output without room is told of, and is no fault of the input", { skip: !existsSync("/dev/full") }, async () => {
  const { status, stderr } = spawnSync("sh", ["-c", `node_modules/.bin/anyfeed ${FEED} > /dev/full`], { cwd: installed.folder, encoding: "utf8" });
  assert.equal(status, 4);
  assert.match(stderr, /^anyfeed: the output could not be written \(.*ENOSPC/);
});

test("how it ends is documented, and so it ends", async () => {
  const { stdout: help } = await anyfeed(["--help"]);
  const ends = async (code, message, ...words) => {
    const came = await anyfeed(words);
    assert.deepEqual([came.code, came.stdout], [code, ""], words.join(" "));
    assert.match(came.stderr, message);
    assert.match(help, new RegExp(`^  ${code}  `, "m"));
  };
  await ends(1, /no feed|page/i, file("page.html", "<!doctype html><title>Hello</title>"));
  await ends(1, /empty/, file("empty.xml", " "));
  await ends(1, /./, `${site}/bare`);
  await ends(2, /--format must be/, "--format", "csv", FEED);
  await ends(2, /--help/, "--nonsense", FEED);
  await ends(2, /go together/, "--report", "--entries", FEED);
  await ends(2, /go together/, "--report", "--format", "jsonfeed", FEED);
  await ends(2, /whole number/, "--max-entries", "1x", FEED);
  await ends(2, /go together/, "--json", "--table", FEED);
  await ends(2, /go together/, "--entries", "--opml", FEED);
  await ends(2, /did you mean --max-entries\?/, "--max-entires", "1", FEED);
  await ends(2, /did you mean --json\?/, "--jsn", FEED);
  await ends(2, /one of rss, atom, jsonfeed, opml, not atm; did you mean atom\?/, "--to", "atm", FEED);
  await ends(2, /^anyfeed: --to needs FORMAT: .*opml/, FEED, "--to");
  await ends(2, /^anyfeed: --output needs FILE: /, FEED, "-o");
  await ends(2, /cannot be watched/, "--watch", "-");
  await ends(1, /names no feeds/, "--discover", FEED);
  await ends(1, /OPML subscription list/, "--opml", FEED);
  await ends(1, /--opml lists its feeds/, file("list.opml", '<opml version="2.0"><head/><body><outline text="A" xmlUrl="https://a.test/"/></body></opml>'));
  await ends(2, /./, "--url", "x", "--format", "feed", "--max-entries", "x", FEED);
  await ends(3, /not a file/, "nowhere.xml");
  await ends(4, /could not be written.*ENOENT/, "-o", "no/such/folder", FEED);
  await ends(3, /folder/, "node_modules");
  await ends(3, /404/, `${site}/missing`);
  await ends(3, /could not be reached.*bad port/, "http://127.0.0.1:9/");
  await ends(3, /could not be reached.*ECONNREFUSED/, await unheard());
  await ends(3, /304/, `${site}/same`);
  await ends(3, /status 999/, `${site}/strange`);
  assert.equal((await anyfeed(["--version"])).stdout.trim(), JSON.parse(readFileSync(join(root, "pkg/package.json"))).version);
});

test("hosts are known as people type them", async () => {
  const { host, port } = new URL(site);
  for (const target of [`${host}/feed`, `localhost:${port}/feed`]) {
    assert.equal(JSON.parse((await anyfeed([target])).stdout).title, "Plain", target);
  }
  for (const target of ["nowhere.invalid?feed=rss2", "bücher.invalid/feed", "nowhere.invalid"]) {
    assert.match((await anyfeed([target])).stderr, /^anyfeed: https:.* could not be reached/, target);
  }
});

test("a folder as input is none, and nobody need read what is said beside the output", { skip: process.platform === "win32" }, () => {
  const shell = (line) => spawnSync("sh", ["-c", line], { cwd: installed.folder, encoding: "utf8" });
  const ended = shell("node_modules/.bin/anyfeed - < node_modules");
  assert.deepEqual([ended.status, /folder/.test(ended.stderr)], [3, true], ended.stderr);
  const large = file("large-feed.xml", RSS(`<item><title>A</title><description>${"word ".repeat(500_000)}</description></item>`));
  // Who was to read the standard error is gone before it says anything.
  shell(`{ sleep 0.2; node_modules/.bin/anyfeed --progress --entries ${large} > said; echo $? > status; } 2>&1 | true; until [ -s status ]; do sleep 0.1; done`);
  const read = (name) => readFileSync(join(installed.folder, name), "utf8");
  assert.equal(read("status").trim(), "0");
  assert.equal(JSON.parse(read("said")).title, "A");
});

test("a large input is counted on standard error, where it does not disturb", async () => {
  const large = RSS(`<item><title>A</title><description>${"word ".repeat(500_000)}</description></item>`);
  const { code, stdout, stderr } = await anyfeed(["--progress", "--format", "jsonfeed", "-"], large);
  assert.equal(code, 0);
  assert.match(stderr, /\d\.\d MB/);
  assert.equal(JSON.parse(stdout).items.length, 1);
});

test("what has no end is refused at the limit, as is what inflates without one; a file has an end", async () => {
  const inflated = file("bomb.xml.gz", gzipSync(Buffer.concat([Buffer.from("<rss><channel><title>"), Buffer.alloc(300 * 2 ** 20, 65)])));
  for (const run of [anyfeed([], endless()), anyfeed([`${site}/endless`]), anyfeed([inflated])]) {
    const { code, stdout, stderr } = await run;
    assert.deepEqual([code, stdout], [3, ""], stderr);
    assert.match(stderr, /larger than|limit|large/);
  }
  assert.match((await anyfeed(["--help"])).stdout, /^  3  .*too large/m);
});

test("a file of more than 64 MiB is read, as JSON, as a table and as a report", async () => {
  const item = `<item><title>A</title><description>${"word ".repeat(200_000)}</description></item>`;
  const large = file("huge.xml", RSS(item.repeat(70)));
  const { code, stdout, stderr } = await anyfeed(["--max-entries", "2", large]);
  assert.deepEqual([code, stderr], [0, ""]);
  assert.equal(JSON.parse(stdout).entries.length, 2);
  assert.match((await anyfeed(["--table", large])).stdout, /^70 entries, huge\.xml$/m);
  assert.match((await anyfeed(["--report", large])).stdout, /^huge\.xml: RSS 2\.0, utf-8, 70 entries/);
});

test("entries come out as they are read, and nobody need read them all", async () => {
  const child = spawn(join(installed.folder, "node_modules/.bin/anyfeed"), ["--entries", "-"], { shell: process.platform === "win32" });
  closing({ close: () => child.kill() });
  // The input stays open: what is printed was printed before its end.
  child.stdin.on("error", () => {});
  for (const part of endless()) {
    child.stdin.write(part);
    if (child.stdin.writableLength > 4e6) break;
  }
  const first = await new Promise((done) => child.stdout.once("data", done));
  assert.match(first.toString(), /^\{"id":/);
  const ended = new Promise((done) => child.on("close", done));
  child.stdout.destroy();
  child.stdin.destroy();
  assert.equal(await ended, 0);
});

test("several inputs: one line each, and what fails is named and counts", async () => {
  const { code, stdout, stderr } = await anyfeed([FEED, "nowhere.xml", FEED]);
  assert.equal(code, 3);
  assert.deepEqual(stdout.trim().split("\n").map((line) => JSON.parse(line).title), ["Plain", "Plain"]);
  assert.match(stderr, /^anyfeed: nowhere\.xml: /);
  assert.deepEqual([(await anyfeed(["--table", FEED, FEED])).stdout.match(/^Plain$/gm)?.length], [2]);
});

test("into a file, as JSON of the report, and as other formats", async () => {
  const into = join(installed.folder, "out.json");
  assert.deepEqual(await anyfeed(["-o", into, FEED]), { code: 0, stdout: "", stderr: "" });
  assert.equal(JSON.parse(readFileSync(into, "utf8")).title, "Plain");
  const report = JSON.parse((await anyfeed(["--report", "--json", file("bare.xml", RSS("<item><title>A & B</title></item>"))])).stdout);
  assert.deepEqual([report.entries, report.quality, report.diagnostics[0].code], [1, "mended", "xml/unescaped-ampersand"]);
  assert.match(report.diagnostics[0].advice, /&amp;/);
  for (const [format, kind] of [["rss", "rss"], ["atom", "atom"], ["jsonfeed", "json"]]) {
    const { stdout } = await anyfeed(["--to", format, FEED]);
    assert.deepEqual([parseFeed(stdout).format, parseFeed(stdout).entries[0].title], [kind, "Hello"]);
  }
  const other = file("other.xml", RSS("<item><title>Other</title><link>https://b.test/</link></item>"));
  assert.deepEqual(parseFeed((await anyfeed(["--to", "atom", FEED, other])).stdout).entries.map(({ title }) => title).sort(), ["Hello", "Other"]);
  const { feeds } = parseOpml((await anyfeed(["--to", "opml", `${site}/page`, `${site}/koi8`])).stdout);
  assert.deepEqual(feeds.map(({ title, url }) => [title, url]), [["Plain", `${site}/feed`], ["Пр", `${site}/koi8`]]);
  assert.match((await anyfeed(["--to", "opml", other])).stderr, /--url/);
});

test("the feeds of a page and of a list", async () => {
  const found = JSON.parse((await anyfeed(["--discover", `${site}/page`])).stdout);
  assert.deepEqual(found.map(({ url, from }) => [url, from]), [[`${site}/feed`, "link"]]);
  const page = file("links.html", '<link rel="alternate" type="application/rss+xml" href="/feed"><p>Hello');
  assert.match((await anyfeed(["--discover", page])).stderr, /--url says/);
  assert.match((await anyfeed(["--discover", "--table", "--url", "https://a.test/x", page])).stdout, /^https:\/\/a\.test\/feed +\(application\/rss\+xml, link\)$/m);
  const list = file("list.opml", '<opml version="2.0"><head><title>Mine</title></head><body><outline text="News"><outline text="A" xmlUrl="https://a.test/"/></outline></body></opml>');
  assert.deepEqual(JSON.parse((await anyfeed(["--opml", list])).stdout).feeds.map(({ path }) => path), [["News"]]);
});

test("what is new in a file that is watched comes out, and nothing else", async () => {
  const item = (title) => `<item><title>${title}</title></item>`;
  const name = file("watched.xml", RSS(item("old")));
  const child = spawn(join(installed.folder, "node_modules/.bin/anyfeed"), ["--watch", "--every", "1", name], { cwd: installed.folder, shell: process.platform === "win32" });
  closing({ close: () => child.kill() });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text) => (said += text));
  child.stderr.resume();
  const ended = new Promise((done) => child.on("close", done));
  // Until somebody has looked at what was there at first, each change may be the first look.
  for (let round = 0; !said.trim(); round++) {
    file("watched.xml", RSS(item(`new ${round}`) + item("old")));
    await new Promise((go) => setTimeout(go, 1500));
  }
  child.kill();
  await ended;
  for (const line of said.trim().split("\n")) assert.match(JSON.parse(line).title, /^new/);
});

// What people see, as it is recorded in tests/screens. `UPDATE=1 node tests/cli.test.mjs` records it anew; read the difference.
const SCREENS = {
  "help": ["--help"],
  "table": ["--table", "podcast.xml"],
  "table-narrow": ["--table", "well.xml", "ampersand.xml"],
  "report": ["--report", "ampersand.xml"],
  "report-all": ["--report", "--all", "cut.xml", "well.xml"],
  "opml": ["--opml", "--table", "subscriptions.opml"],
  "unknown": ["--reprot", "well.xml"],
  "check": ["check", "podcast.xml", "cut.xml"],
  "check-help": ["check", "--help"],
  "check-unknown": ["check", "--profile", "rss,itune", "well.xml"],
};
/** Colours or none are the same. */
const PLAIN = ["help", "unknown", "check-help", "check-unknown"];
const COLUMNS = { "table-narrow": "50" };

for (const [screen, words] of Object.entries(SCREENS)) {
  for (const colour of PLAIN.includes(screen) ? [""] : ["", "-colour"]) {
    test(`the screen ${screen}${colour}`, { skip: process.platform === "win32" }, () => {
      for (const word of words.filter((one) => /\.(xml|opml)$/.test(one))) file(word, readFileSync(join(root, word.endsWith("opml") ? "tests/screens" : "www/gallery", word)));
      const env = { ...process.env, NO_COLOR: "", FORCE_COLOR: colour && "1", COLUMNS: COLUMNS[screen] ?? "100" };
      const { stdout, stderr } = spawnSync(join(installed.folder, "node_modules/.bin/anyfeed"), words, { cwd: installed.folder, env, encoding: "utf8" });
      const path = join(root, "tests/screens", `${screen}${colour}.txt`);
      const shown = (stdout + stderr).replaceAll("\x1b", "␛");
      if (process.env.UPDATE) writeFileSync(path, shown);
      assert.equal(shown, readFileSync(path, "utf8"));
    });
  }
}

test("colours are for people, unless somebody says otherwise", () => {
  const run = (env) => spawnSync(join(installed.folder, "node_modules/.bin/anyfeed"), ["--table", FEED], { cwd: installed.folder, shell: process.platform === "win32", env: { ...process.env, NO_COLOR: "", FORCE_COLOR: "", ...env }, encoding: "utf8" }).stdout;
  assert.doesNotMatch(run({}), /\x1b/, "not into a program");
  assert.match(run({ FORCE_COLOR: "1" }), /\x1b\[1m/);
  assert.doesNotMatch(run({ FORCE_COLOR: "0" }), /\x1b/);
});
