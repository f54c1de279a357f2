// The doors of the packed package, one after the other, and what callers are promised of each.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { inspect } from "node:util";
import vm from "node:vm";
import { gzipSync } from "node:zlib";
import { transformSync } from "esbuild";
import { copiedBy } from "./copied.mjs";
import { compiles } from "./compiler.mjs";
import { install, root } from "./installed.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const installed = install();
const anyfeed = await installed.import();
const { FeedError, parseFeed } = anyfeed;
const wasm = readFileSync(join(installed.folder, "node_modules/anyfeed/dist/feed.wasm"));
const title = (api, input = FEED) => api.parseFeed(input, "text/xml").entries[0].title;

test("import and require give the same names, and each reads a feed", () => {
  const required = installed.require("anyfeed");
  assert.deepEqual(Object.keys(required).sort(), Object.keys(anyfeed).sort());
  assert.equal(title(anyfeed), "Hello");
  assert.equal(title(required), "Hello");
  assert.equal(anyfeed.version, JSON.parse(readFileSync(join(root, "pkg/package.json"))).version);
});

test("every part is there for CommonJS, too", async () => {
  for (const door of ["anyfeed/fetch", "anyfeed/web", "anyfeed/slim", "anyfeed/lite"]) {
    assert.deepEqual(Object.keys(installed.require(door)).sort(), Object.keys(await installed.import(door)).sort(), door);
  }
  const { fetchFeed, fetchArticle } = installed.require("anyfeed/fetch");
  assert.equal((await fetchFeed("https://a.test/feed", { fetch: async () => new Response(FEED) })).feed.title, "Plain");
  const page = `<!doctype html><title>Long</title><article>${"<p>A sentence that says something, and goes on.</p>".repeat(30)}</article>`;
  const fetch = async () => new Response(page, { headers: { "content-type": "text/html" } });
  assert.equal((await fetchArticle({ url: "https://a.test/" }, { fetch })).title, "Long");
});

test("an error is called as its class is", async () => {
  for (const door of ["anyfeed", "anyfeed/lite", "anyfeed/slim"]) {
    for (const { FeedError } of [await installed.import(door), installed.require(door)]) {
      assert.equal(FeedError.name, "FeedError", door);
      assert.match(inspect(new FeedError("empty", "Nothing.")), /^FeedError: Nothing\./);
    }
  }
  class Own extends FeedError {}
  assert.ok(new Own("empty", "") instanceof FeedError && !(new FeedError("empty", "") instanceof Own));
});

test("a script tag's build sets one global", () => {
  const script = readFileSync(join(installed.folder, "node_modules/anyfeed/dist/anyfeed.iife.min.js"), "utf8");
  const context = vm.createContext({ WebAssembly, TextDecoder, TextEncoder, Uint8Array, atob, console });
  vm.runInContext(script, context);
  assert.equal(vm.runInContext("anyfeed.parseFeed", context)(FEED).title, "Plain");
});

test("slim takes the module in every form, and says so when it has none", async () => {
  const slim = await installed.import("anyfeed/slim");
  assert.throws(() => slim.parseFeed(FEED), { code: "invalid-argument", message: /init/ });
  const response = (type) => new Response(wasm, { headers: { "content-type": type } });
  const foreign = vm.runInNewContext("new Uint8Array(bytes).buffer", { bytes: wasm });
  const forms = [wasm, foreign, new WebAssembly.Module(wasm), response("application/wasm"), Promise.resolve(response("text/plain"))];
  for (const form of forms) {
    await slim.init(form);
    assert.equal(title(slim), "Hello");
  }
  const address = `data:application/wasm;base64,${Buffer.from(wasm).toString("base64")}`;
  for (const form of [address, new URL(address), { href: address }, Promise.resolve({ href: address })]) {
    await slim.init(form);
    assert.equal(title(slim), "Hello");
  }
  await assert.rejects(slim.init(new Response("", { status: 404 })), { code: "invalid-argument" });
  await assert.rejects(slim.init(7), { code: "invalid-argument" });
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  await assert.rejects(slim.init(empty), { code: "invalid-argument", message: /not anyfeed's/ });
  assert.equal(title(slim), "Hello", "what was there stays in its place");
});

test("nothing happens at import, no code is made from text, and no door asks for a built-in module where it takes ES modules", () => {
  const onlyElsewhere = `here.require("node:fs")`;
  for (const name of ["index.js", "index.cjs", "workerd.js", "edge.js", "slim.js"]) {
    const code = readFileSync(join(root, "pkg/dist", name), "utf8").replace(onlyElsewhere, name === "index.cjs" ? "disk" : onlyElsewhere);
    // A script cannot wait at its top: top-level await does not go into this form.
    transformSync(code, { format: name.endsWith("cjs") ? undefined : "iife" });
    assert.doesNotMatch(code, /\beval\(|new Function\(|import\.meta|"node:/, name);
  }
  const instances = 'const { Module } = WebAssembly; WebAssembly.Module = function () { throw Error("compiled") }; delete globalThis.TextDecoder;';
  const { status, stderr } = spawnSync(process.execPath, ["-e", `${instances} require("anyfeed")`], { cwd: installed.folder, encoding: "utf8" });
  assert.equal(status, 0, stderr);
});

test("CommonJS reads the file of ES modules, and the one on the disk where it takes none", () => {
  const watched = 'const fs = require("node:fs"); const { readFileSync } = fs; fs.readFileSync = (path, ...rest) => (/wasm$/.test(path) && console.log("disk"), readFileSync(path, ...rest));';
  const program = 'for (const door of ["anyfeed", "anyfeed/lite"]) console.log(require(door).parseFeed("<rss><channel><title>News</title></channel></rss>").title);';
  const said = (...words) => spawnSync(process.execPath, [...words, "-e", watched + program], { cwd: installed.folder, encoding: "utf8" });
  assert.equal(said("--experimental-require-module").stdout, "News\nNews\n");
  assert.equal(said("--no-experimental-require-module").stdout, "disk\nNews\ndisk\nNews\n");
});

test("every kind of input is read, and a part of a buffer is only that part", () => {
  const padded = new Uint8Array(FEED.length + 20).fill(60);
  padded.set(FEED, 10);
  const copy = Uint8Array.from(FEED);
  const kinds = [
    copy,
    copy.buffer,
    FEED,
    padded.subarray(10, 10 + FEED.length),
    new DataView(padded.buffer, 10, FEED.length),
    FEED.toString(),
    vm.runInNewContext("new Uint8Array(bytes).buffer", { bytes: [...FEED] }),
  ];
  for (const kind of kinds) assert.equal(title(anyfeed, kind), "Hello");
  assert.equal(parseFeed(FEED.toString()).report.encodingFrom, "string");
  for (const kind of [null, undefined, 7, {}, [60], new Date()]) {
    assert.throws(() => parseFeed(kind), { name: "FeedError", code: "invalid-argument" });
  }
});

test("a buffer that is gone, a response that is none or was read are refused as such", async () => {
  const gone = Uint8Array.from(FEED);
  structuredClone(gone.buffer, { transfer: [gone.buffer] });
  for (const input of [gone, gone.buffer]) assert.throws(() => parseFeed(input), { name: "FeedError", code: "invalid-argument", message: /transferred/ });
  const { parseResponse } = anyfeed;
  const used = new Response(FEED);
  await used.text();
  for (const response of [null, undefined, FEED, used]) await assert.rejects(parseResponse(response), { name: "FeedError", code: "invalid-argument" });
  await assert.rejects(parseResponse(new Response(FEED), { signal: {} }), { name: "FeedError", code: "invalid-argument" });
  assert.equal((await parseResponse(new Response(FEED), null)).title, "Plain");
});

test("options that make no sense are refused by name", () => {
  const wrong = {
    "options.maxEntries": [{ maxEntries: NaN }, { maxEntries: -1 }, { maxEntries: 1.5 }, { maxEntries: "3" }],
    "options.html": [{ html: "unsafe" }, { html: true }],
    "options.text": [{ text: "yes" }],
    "options.url": [{ url: 7 }],
    "options.synonyms": [{ synonyms: ["a"] }, { synonyms: { a: 1 } }],
    "options.canonical.drop": [{ canonical: { drop: "a" } }],
    "options.iframeHosts": [{ iframeHosts: [1] }],
    "options.limits.bytes": [{ limits: { bytes: -5 } }, { limits: { bytes: "1" } }],
    options: ["text/xml", 7, []],
  };
  for (const [name, list] of Object.entries(wrong)) {
    for (const options of list) {
      assert.throws(
        () => parseFeed(FEED, null, options),
        (error) => error.code === "invalid-argument" && error.message.startsWith(`${name} must be `),
        `${name}: ${JSON.stringify(options)}`,
      );
    }
  }
  assert.throws(() => parseFeed(FEED, { url: "https://example.org/" }), { code: "invalid-argument" });
  assert.throws(() => anyfeed.parseFeedToJson(FEED, null, { shape: "atom" }), { code: "invalid-argument" });
  const fine = { url: null, maxEntries: Infinity, html: undefined, synonyms: { js: "javascript" }, limits: { bytes: 1e12 } };
  assert.equal(parseFeed(FEED, null, fine).entries.length, 1);
});

test("safeParseFeed gives the error instead of throwing it", () => {
  const good = anyfeed.safeParseFeed(FEED);
  assert.ok(good.ok && good.feed.entries.length === 1);
  const bad = anyfeed.safeParseFeed("Good morning.");
  assert.ok(!bad.ok && bad.error instanceof FeedError && bad.error instanceof Error);
  assert.equal(bad.error.code, "not-a-feed");
});

test("of what is too large no more is copied than shows it", () => {
  const large = new Uint8Array(80 * 2 ** 20);
  large.set(FEED);
  for (const [limit, options, told] of [[64 * 2 ** 20, {}, ""], [100, { limits: { bytes: 100 } }, "limits.bytes\x00100"]]) {
    const copied = copiedBy(() => assert.throws(() => parseFeed(large, null, options), { code: "too-large" }));
    assert.equal(copied, limit + 1 + `parseFeed\0\0\0${told}`.length, "what shows it, and the question");
  }
});

test("what is no list of subscriptions names none, and what is too large is refused", () => {
  const { parseOpml } = anyfeed;
  const list = '<opml><head><title>Mine</title></head><body><outline text="News"><outline text="A" xmlUrl="http://a.example/f"/></outline></body></opml>';
  assert.deepEqual(parseOpml(list), { title: "Mine", feeds: [{ url: "http://a.example/f", title: "A", siteUrl: null, path: ["News"] }] });
  for (const empty of ["<opml/>", "<outline text='A'>"]) assert.deepEqual(parseOpml(empty), { title: null, feeds: [] });
  const others = { hello: "text", "<rss/>": "xml", "<html><body>Hello": "html", "{}": "json" };
  for (const [other, found] of Object.entries(others)) assert.throws(() => parseOpml(other), { code: "not-a-feed", found, message: "This is not an OPML subscription list." });
  for (const other of [FEED.subarray(0, 20), new Uint8Array([0, 1, 2, 255])]) assert.throws(() => parseOpml(other), { code: "not-a-feed" });
  assert.throws(() => parseOpml(" "), { code: "empty" });
  assert.throws(() => parseOpml(gzipSync(new Uint8Array(65 * 2 ** 20))), { code: "too-large" });
});

test("after a trap the call says so, and the next one works", async () => {
  const { Instance } = WebAssembly;
  let made = 0;
  let broken = true;
  WebAssembly.Instance = function (...given) {
    made++;
    const { exports } = new Instance(...given);
    // Reads beyond its memory while `broken` is set: a real trap.
    const answer = (pointer, ...rest) => exports.answer(broken ? 0xffff_fff0 : pointer, ...rest);
    return { exports: { ...exports, answer } };
  };
  try {
    const slim = await installed.import("anyfeed/slim");
    await slim.init(wasm);
    assert.equal(made, 1);
    assert.throws(
      () => slim.parseFeed(FEED),
      (error) => error instanceof slim.FeedError && error.code === "internal" && error.cause instanceof WebAssembly.RuntimeError,
    );
    broken = false;
    assert.equal(slim.parseFeed(FEED).title, "Plain");
    assert.equal(made, 2);
    assert.equal(slim.parseFeed(FEED).title, "Plain");
    assert.throws(() => slim.parseFeed("Good morning."), { code: "not-a-feed" });
    assert.equal(slim.parseFeed(FEED).title, "Plain");
    assert.equal(made, 2, "a refusal is no reason for a new instance");
  } finally {
    WebAssembly.Instance = Instance;
  }
  assert.equal(parseFeed(FEED).title, "Plain");
});

test("an instance that has grown large is not kept", async () => {
  const { Instance } = WebAssembly;
  const memories = [];
  WebAssembly.Instance = function (...given) {
    const instance = new Instance(...given);
    memories.push(instance.exports.memory);
    return instance;
  };
  try {
    const slim = await installed.import("anyfeed/slim");
    await slim.init(wasm);
    const before = memories.length;
    const item = `<item><title>Long</title><description>${"word ".repeat(2000)}</description></item>`;
    const large = `<rss version="2.0"><channel><title>Large</title>${item.repeat(4000)}</channel></rss>`;
    assert.ok(slim.parseFeed(large).entries.length > 0);
    assert.ok(memories.at(-1).buffer.byteLength > 32 * 2 ** 20);
    for (let index = 0; index < 1000; index++) slim.parseFeed(FEED);
    assert.equal(memories.length, before + 1);
    assert.ok(memories.at(-1).buffer.byteLength < 8 * 2 ** 20);
  } finally {
    WebAssembly.Instance = Instance;
  }
});

test("programs in TypeScript compile, as modules and as CommonJS", () => {
  const program = `
    import { parseFeed, safeParseFeed, parseFeedToJson, FeedError, type Feed, type Entry } from "anyfeed";
    import { init } from "anyfeed/slim";
    const feed: Feed = parseFeed("<rss/>", null, { html: "raw", limits: { entries: 3 } });
    const entry: Entry | undefined = feed.entries[0];
    const response: Response = new Response(parseFeedToJson(new Uint8Array()));
    const result = safeParseFeed("");
    if (!result.ok) { const code: "empty" | string = result.error.code; console.log(code); }
    init(fetch("feed.wasm"));
    // @ts-expect-error
    parseFeed("", null, { html: "unsafe" });
    export { entry, response, FeedError };`;
  compiles(installed, "program.mts", program);
  compiles(installed, "program.cts", program);
});

test("the manifest is sound: publint and are-the-types-wrong", () => {
  const run = (name, ...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", name), ...words], { encoding: "utf8" });
    assert.equal(status, 0, stdout + stderr);
    return stdout;
  };
  assert.match(run("publint/src/cli.js", installed.tarball, "--strict"), /All good/);
  run("@arethetypeswrong/cli/dist/index.js", installed.tarball, "--ignore-rules", "cjs-resolves-to-esm", "--exclude-entrypoints", "feed.wasm", "lite.wasm");
});
