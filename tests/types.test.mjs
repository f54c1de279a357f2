// The types where nobody describes a browser: in Node, and where there is nothing but the language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { codesOf } from "../pkg-template/codes.mjs";
import { compiles } from "./compiler.mjs";
import { install, root } from "./installed.mjs";

const installed = install();
const settings = (types) => ({ lib: ["es2022"], types, typeRoots: [join(root, "node_modules/@types")], skipLibCheck: false, exactOptionalPropertyTypes: true });

/** What needs no runtime. */
const PLAIN = `
  import { FeedError, init, jsonTransform, parseFeed, parseFeedToJson, parseResponse, parseStream, safeParseFeed, type Entry, type FeedHead } from "anyfeed";
  import { fetchArticle, FetchError, fetchFeed } from "anyfeed/fetch";
  import * as lite from "anyfeed/lite";
  import * as slim from "anyfeed/slim";
  import { configure, parseFeed as parseLater, warm } from "anyfeed/web";
  import wasm from "anyfeed/feed.wasm";
  const json: Uint8Array = parseFeedToJson("x");
  const buffer: ArrayBufferLike = json.buffer;
  // @ts-expect-error
  const number: number = parseFeedToJson("x");
  // @ts-expect-error
  parseStream(5);
  // @ts-expect-error
  parseStream("<rss/>");
  // @ts-expect-error
  parseResponse({});
  // @ts-expect-error
  parseFeed("x").entries[0].title.length;
  // @ts-expect-error
  configure({ thread: 5 });
  // @ts-expect-error
  fetchFeed("x", { fetch: 5 });
  // @ts-expect-error
  new FeedError("hello");
  // @ts-expect-error
  new FeedError("timeout", "Not ours.");
  // @ts-expect-error
  new FetchError("hello");
  const made: [FeedError, FetchError] = [new FeedError("html", "A page.", { found: "login" }), new FetchError("status", "Gone.", { status: 410 })];
  class Own extends FeedError {}
  const own: FeedError = new Own("empty", "Nothing.");
  // @ts-expect-error
  fetchFeed("x", { signal: "stop" });
  export async function use() {
    const made = jsonTransform();
    const { value } = await made.readable.getReader().read();
    const piece: Uint8Array | undefined = value;
    // @ts-expect-error
    const wrong: string | undefined = value;
    await made.writable.getWriter().write(json);
    // @ts-expect-error
    await made.writable.getWriter().write("text");
    for await (const entry of parseStream(made.readable)) console(entry);
    const head: FeedHead = await parseStream(made.readable).done;
    await init(wasm);
    await slim.init({ href: "https://example.org/feed.wasm" });
    const { feed } = await fetchFeed("x", { timeout: 1 });
    configure({ core: { href: "https://example.org/core.wasm" }, full: wasm, thread: true });
    await warm();
    const url: string | null = (await parseLater("x")).url;
    return { piece, wrong, head, feed, url, article: await fetchArticle({ url }), small: lite.parseFeed("x") };
  }
  function console(entry: Entry): string | null { return entry.title; }
  const result = safeParseFeed("x");
  if (!result.ok) { const { code }: FeedError = result.error; void code; }
  void [buffer, number, made, own];`;

/** As CommonJS. */
const REQUIRED = `
  import { fetchFeed } from "anyfeed/fetch";
  import * as lite from "anyfeed/lite";
  import { mergeFeeds } from "anyfeed/merge";
  import * as web from "anyfeed/web";
  import { toRss } from "anyfeed/write";
  import { jsonTransform, parseFeedToJson, parseStream } from "anyfeed";
  import { init } from "anyfeed/slim";
  const json: Uint8Array = parseFeedToJson("x");
  // @ts-expect-error
  const number: number = parseFeedToJson("x");
  // @ts-expect-error
  parseStream("<rss/>");
  void [fetchFeed, lite, mergeFeeds, web, toRss];
  void [json, number, init, parseStream(jsonTransform().readable)];`;

/** With fetch, streams and responses. */
const FETCHING = `
  import { jsonTransform, parseFeedToJson, parseResponse, parseStream } from "anyfeed";
  import { fetchFeed } from "anyfeed/fetch";
  import { init } from "anyfeed/slim";
  export async function use(): Promise<Response> {
    const response = await fetch("https://example.org/feed.xml");
    await parseResponse(response, { signal: AbortSignal.timeout(5) });
    await fetchFeed("https://example.org/", { fetch, signal: new AbortController().signal });
    await fetchFeed("https://example.org/", { fetch: async (input, init) => fetch(input, init) });
    await init(fetch("feed.wasm"));
    await init(new URL("https://example.org/feed.wasm"));
    if (!response.body) return new Response(parseFeedToJson("x"));
    for await (const { title } of parseStream(response.body, response.headers.get("content-type"))) void title;
    const json = response.body.pipeThrough(jsonTransform(null, { shape: "jsonfeed" }));
    const { value } = await json.getReader().read();
    const piece: Uint8Array | undefined = value;
    // @ts-expect-error
    const wrong: string | undefined = value;
    void [piece, wrong];
    return new Response(json);
  }`;

test("where there is nothing but the language, the types hold, and none is any", () => {
  compiles(installed, "plain.mts", PLAIN, settings([]));
  compiles(installed, "plain.cts", REQUIRED, settings([]));
});

test("in Node, with its own types alone", () => {
  compiles(installed, "node.mts", PLAIN, settings(["node"]));
  compiles(installed, "fetching.mts", FETCHING, settings(["node"]));
});

test("in a page", () => {
  compiles(installed, "page.mts", PLAIN, { skipLibCheck: false });
  compiles(installed, "page-fetching.mts", FETCHING, { skipLibCheck: false });
});

test("the codes of diagnostics are one union, written from the catalogue", () => {
  assert.equal(readFileSync(join(root, "pkg-template/codes.d.ts"), "utf8"), codesOf(root), "node pkg-template/assemble.mjs writes it anew");
  const program = `
    import { parseFeed, type DiagnosticCode } from "anyfeed";
    const rank: Partial<Record<DiagnosticCode, number>> = { "xml/unescaped-ampersand": 1 };
    // @ts-expect-error
    const wrong: DiagnosticCode = "xml/unescaped-ampersands";
    for (const { code } of parseFeed("x").report.diagnostics) void [rank[code], wrong];`;
  compiles(installed, "codes.mts", program, settings([]));
});

test("compilers that do not read exports find every door", () => {
  const doors = Object.keys(JSON.parse(readFileSync(join(root, "pkg/package.json"), "utf8")).exports)
    .filter((door) => !/\.(wasm|json)$/.test(door)).map((door) => door.replace(".", "anyfeed"));
  const program = doors.map((door, index) => `import * as door${index} from "${door}"; void door${index};`).join("\n");
  compiles(installed, "old.ts", program, { module: "commonjs", moduleResolution: "node10" });
});

test("bundlers keep an import of the thread's side, which is there for what it does, and drop what is not used", async () => {
  const bundled = async (contents) => {
    const stdin = { contents, resolveDir: installed.folder };
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "esm", platform: "browser", external: ["node:*"] });
    return outputFiles[0].text.length;
  };
  assert.ok((await bundled(`import "${installed.folder}/node_modules/anyfeed/dist/web-thread.js";`)) > 10_000);
  assert.ok((await bundled('import "anyfeed/write"; import "anyfeed/merge"; import "anyfeed";')) < 200);
});
