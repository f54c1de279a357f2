// The command line and addresses: what servers are told, and entries while they come.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { commandOf } from "./command.mjs";
import { install } from "./installed.mjs";
import { closing, listen } from "./opened.mjs";

const installed = install();
const anyfeed = commandOf(installed);
const RSS = '<rss version="2.0"><channel><title>T</title><link>https://example.org/</link><item><title>A</title><guid>1</guid></item></channel></rss>';
const KNOWN = { authorization: `Basic ${Buffer.from("Änn:pass:word").toString("base64")}`, "x-own": "1: 2" };

/** A feed, or JSON, without an end; `state.sent` counts what was taken. */
function* endless(state, start, part) {
  for (yield start; ; state.sent += part.length) yield part;
}
const ITEM = `<item><title>${"word ".repeat(20_000)}</title></item>`;
const asked = [];

const other = await listen(({ url, headers }, response) => {
  asked.push([`other${url}`, headers.authorization]);
  response.writeHead(200, { "content-type": "application/rss+xml" }).end(RSS);
});
const { url: site } = await listen(({ url, headers }, response) => {
  asked.push([url, headers.authorization]);
  const give = (type, chunks) => (response.writeHead(200, { "content-type": type }), Readable.from(chunks).on("error", () => {}).pipe(response.on("close", () => response.destroy())));
  const isKnown = Object.entries(KNOWN).every(([name, value]) => headers[name] === value);
  if (url === "/endless") return give("application/rss+xml", endless({ sent: 0 }, "<rss><channel><title>T</title>", ITEM));
  if (url === "/torn") return (response.writeHead(200, { "content-type": "application/rss+xml" }), response.write(RSS.replace("</channel></rss>", ITEM)), setTimeout(() => response.destroy(), 100));
  if (url === "/page") return response.writeHead(200, { "content-type": "text/html" }).end(`<link rel="alternate" type="application/rss+xml" href="${other.url}/feed"><p>Hello`);
  if (url === "/away") return response.writeHead(302, { location: `${other.url}/moved` }).end();
  if (url === "/typed") return response.writeHead(200, { "content-type": "text/xml; charset=utf-8" }).end(Buffer.from(RSS.replace("A<", "\xf0\xd2<"), "latin1"));
  return isKnown ? give("application/rss+xml", [RSS]) : response.writeHead(401).end();
});

const SECRETS = ["-u", "Änn:pass:word", "-H", "X-Own: 1: 2"];
const titles = (stdout) => stdout.trim().split("\n").map((line) => JSON.parse(line).title);

test("headers, and a name and a password, go to the server of the address", async () => {
  assert.equal((await anyfeed([`${site}/secret`])).code, 3);
  for (const words of [[], ["--entries"], ["--to", "rss"], ["--report"]]) assert.equal((await anyfeed([...words, ...SECRETS, `${site}/secret`])).code, 0, words.join());
  asked.length = 0;
  assert.ok((await anyfeed(["check", "--online", ...SECRETS, `${site}/secret`])).code <= 1);
  const told = asked.filter(([path]) => path === "/secret").map(([, authorization]) => authorization);
  assert.ok(told.length >= 2 && told.every((authorization) => authorization === KNOWN.authorization), "the checker's own questions carry them, too");
  asked.length = 0;
  await anyfeed(["--auth", "TOKEN", `${site}/secret`]);
  assert.deepEqual(asked, [["/secret", "Bearer TOKEN"]]);
});

test("no other server learns them, by a redirect or by a page", async () => {
  for (const words of [[], ["--entries"], ["check", "--online"]]) {
    asked.length = 0;
    for (const path of ["away", "page"]) assert.ok((await anyfeed([...words, ...SECRETS, `${site}/${path}`])).code <= 1);
    const others = asked.filter(([path]) => path.startsWith("other"));
    assert.ok(others.length >= 2 && others.every(([, authorization]) => authorization === undefined), words.join());
    assert.equal(asked.find(([path]) => path === "/away")[1], KNOWN.authorization);
  }
});

test("what cannot be sent is refused, without the secret", async () => {
  for (const [words, message] of [[["-H", "no colon"], /a name, a colon and a value/], [["-H", "a b: c"], /a name, a colon and a value/], [["--header", "x: a\nb"], /options\.headers/]]) {
    const { code, stderr } = await anyfeed([...words, `${site}/secret`]);
    assert.deepEqual([code, message.test(stderr)], [2, true], stderr);
  }
  const { code, stderr } = await anyfeed([site.replace("//", "//ann:hidden@")]);
  assert.deepEqual([code, /password/.test(stderr), /hidden/.test(stderr)], [2, true, false], stderr);
});

test("entries of an address come out while it sends, and whoever has read enough ends it", { skip: process.platform === "win32" }, async () => {
  const child = spawn(join(installed.folder, "node_modules/.bin/anyfeed"), ["--entries", `${site}/endless`]);
  closing({ close: () => child.kill() });
  const first = await new Promise((done) => child.stdout.once("data", done));
  assert.match(first.toString(), /^\{"id":/);
  const ended = new Promise((done) => child.on("close", done));
  child.stdout.destroy();
  assert.equal(await ended, 0);
  const { code, stdout } = await anyfeed(["--entries", "--max-entries", "2", `${site}/endless`]);
  assert.deepEqual([code, titles(stdout).length], [0, 2]);
});

test("entries of an address: a page leads to its feed, a Content-Type that is said counts, what breaks off says so", async () => {
  assert.deepEqual(titles((await anyfeed(["--entries", `${site}/page`])).stdout), ["A"]);
  assert.deepEqual(titles((await anyfeed(["--entries", "--content-type", "text/xml; charset=koi8-r", `${site}/typed`])).stdout), ["Пр"]);
  const { code, stdout, stderr } = await anyfeed(["--entries", `${site}/torn`]);
  assert.deepEqual([code, titles(stdout)[0]], [3, "A"]);
  assert.match(stderr, /^anyfeed: http.*\/torn broke off/);
});

test("what must be gathered before it is read is read up to a limit where it may have no end", async () => {
  const state = { sent: 0 };
  const input = endless(state, '{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[', `{"id":"1","content_text":"${"word ".repeat(200_000)}"},`);
  const { code, stderr } = await anyfeed(["--entries", "--max-entries", "1", "-"], input);
  assert.deepEqual([code, stderr], [0, ""]);
  assert.ok(state.sent > 60e6 && state.sent < 200e6, `${state.sent}`);
});

test("a word that is no input leads to the option or the command that is called so", async () => {
  writeFileSync(join(installed.folder, "feed.xml"), RSS);
  for (const [word, meant] of [["report", "--report"], ["discovr", "--discover"], ["chek", "check"], ["help", "--help"]]) {
    const { code, stderr } = await anyfeed([word, "feed.xml"]);
    assert.deepEqual([code, stderr], [3, `anyfeed: ${word}: ${word} is not a file or an address; did you mean anyfeed ${meant}?\n`]);
  }
  assert.equal((await anyfeed(["nowhere.xml"])).stderr, "anyfeed: nowhere.xml is not a file or an address.\n");
});
