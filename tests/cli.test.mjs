// The command line, as the packed package has it: what it prints, and how it ends.
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { gzipSync } from "node:zlib";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { install, root } from "./installed.mjs";
import { listen } from "./opened.mjs";

const installed = install();
const file = (name, text) => (writeFileSync(join(installed.folder, name), text), name);
const FEED = file("feed.xml", readFileSync(join(root, "tests/feeds/rss/plain.xml")));
const RSS = (inside) => `<rss version="2.0"><channel><title>T</title>${inside}</channel></rss>`;
const { parseFeed } = await installed.import();

/** A feed without an end. */
function* endless() {
  yield "<rss><channel><title>T</title>";
  for (const part = `<item><title>${"word ".repeat(50_000)}</title></item>`; ; ) yield part;
}

/** As npx runs it. */
function anyfeed(words, input = "") {
  return new Promise((done) => {
    const child = spawn(join(installed.folder, "node_modules/.bin/anyfeed"), words, { cwd: installed.folder, shell: process.platform === "win32" });
    const said = { stdout: "", stderr: "" };
    for (const stream of ["stdout", "stderr"]) child[stream].setEncoding("utf8").on("data", (text) => (said[stream] += text));
    child.stdin.on("error", () => {});
    if (typeof input === "string" || ArrayBuffer.isView(input)) child.stdin.end(input);
    else Readable.from(input).on("error", () => {}).pipe(child.stdin);
    child.on("close", (code) => done({ code, ...said }));
  });
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

test("the report shows each finding with its line and a caret, and nothing that steers a terminal", async () => {
  const name = file("broken.xml", RSS("\n\t<item><title>Fish & chips \x1b[31m 日本 &oops;</title></item>"));
  const { code, stdout } = await anyfeed(["--report", name]);
  assert.equal(code, 0);
  const [head, first] = stdout.split("\n\n");
  assert.match(head, /^broken\.xml: RSS 2\.0, utf-8, 1 entry, (mended|damaged), not well-formed$/);
  const [where, message, source, caret] = first.split("\n");
  assert.equal(where, "broken.xml:2:20 warning xml/unescaped-ampersand (entry 1)");
  assert.match(message, /ampersand/);
  assert.equal(source[caret.indexOf("^")], "&");
  assert.doesNotMatch(stdout, /\x1b/);
  const last = stdout.split("\n\n").find((part) => part.includes("xml/unknown-entity")).split("\n");
  const columns = [...last[2].slice(0, last[2].indexOf("&oops;"))].reduce((sum, c) => sum + (c > "\u2fff" && c < "\ufffd" ? 2 : 1), 0);
  assert.equal(last[3].indexOf("^"), columns, "the caret stands below the place where characters are wide");
  assert.match((await anyfeed(["--report", FEED])).stdout, /^feed\.xml: RSS 2\.0, utf-8, 1 entry, clean\n$/);
});

test("a finding at the very start of a document that begins with a line end has no line to show", async () => {
  const name = file("blank.xml", Buffer.from(`\n<rss version="2.0"><channel><title>Caf\xe9</title><item><title>${"A".repeat(120)}</title></item></channel></rss>`, "latin1"));
  const { stdout } = await anyfeed(["--report", name]);
  assert.match(stdout, /^blank\.xml:1:1 .* encoding\/undeclared\n.*\n(?! )/m);
});

test("the caret stands below the place behind emoji and marks, too", async () => {
  const name = file("emoji.xml", RSS("<item><title>\u65e5 \u2705 \u2b50 \u26a1 \u{1f44d}\u{1f3fd} \u{1f1e9}\u{1f1ea} \u2764 e\u0301 & x</title></item>"));
  const [, , source, caret] = (await anyfeed(["--report", name])).stdout.split("\n\n")[1].split("\n");
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
  await ends(2, /One feed/, FEED, FEED);
  await ends(2, /./, "--url", "x", "--format", "feed", "--max-entries", "x", FEED);
  await ends(3, /no file/, "nowhere.xml");
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

test("what is too large is refused at the limit, wherever it comes from, and a pipe without an end ends", async () => {
  const inflated = file("bomb.xml.gz", gzipSync(Buffer.concat([Buffer.from("<rss><channel><title>"), Buffer.alloc(300 * 2 ** 20, 65)])));
  for (const run of [anyfeed([], endless()), anyfeed([file("large.xml", Buffer.alloc(64 * 2 ** 20 + 1, 32))]), anyfeed([`${site}/endless`]), anyfeed([inflated])]) {
    const { code, stdout, stderr } = await run;
    assert.deepEqual([code, stdout], [3, ""], stderr);
    assert.match(stderr, /larger than|limit|large/);
  }
  assert.match((await anyfeed(["--help"])).stdout, /^  3  .*too large/m);
});
