// anyfeed/lite: the same as the whole package, but for what it says it cannot do.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build, transformSync } from "esbuild";
import { Miniflare } from "miniflare";
import { readCases } from "./cases.mjs";
import { compiles, install, root } from "./installed.mjs";
import { closing } from "./opened.mjs";

const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
const installed = install();
const general = await installed.import();
const lite = await installed.import("anyfeed/lite");
const file = (name) => readFileSync(join(installed.folder, "node_modules/anyfeed/dist", name));

/** These are written in what only the whole package reads. */
const UNREAD = [
  "encoding/big5",
  "encoding/cut-in-a-character",
  "encoding/gb18030-http-says-latin-1",
  "encoding/gbk-says-gb2312",
  "encoding/ibm437",
  "encoding/ibm850",
  "encoding/ibm852",
  "encoding/iso-2022-jp",
  "encoding/iso-2022-jp-http-says-utf-8",
  "encoding/iso-2022-jp-says-utf-8",
  "encoding/iso-2022-jp-side-by-side",
  "encoding/iso-2022-jp-side-by-side-unlabelled",
  "encoding/shift-jis",
];

/** Without statistics a label that fits is believed. */
const BELIEVED = ["encoding/koi8-r-says-windows-1251"];

for (const { name, bytes, contentType = null, options } of readCases()) {
  test(`${name}: as the whole package reads it`, () => {
    const outcome = ({ safeParseFeed }) => {
      const { ok, feed, error } = safeParseFeed(bytes, contentType, options);
      return ok ? feed : { code: error.code, message: error.message, found: error.found, feeds: error.feeds };
    };
    if (BELIEVED.includes(name)) return assert.notEqual(lite.parseFeed(bytes, contentType, options).report.encoding, general.parseFeed(bytes, contentType, options).report.encoding);
    if (!UNREAD.includes(name)) return assert.deepEqual(outcome(lite), outcome(general));
    const { encoding } = general.parseFeed(bytes, contentType, options).report;
    assert.throws(() => lite.parseFeed(bytes, contentType, options), (error) => error.code === "unsupported" && error.message.includes(encoding));
    assert.throws(() => lite.decodeDocument(bytes, contentType), { code: "unsupported" });
    assert.throws(() => lite.parseOpml(bytes, contentType), { code: "unsupported" });
  });
}

test("a text that names no encoding is read as its language's customary one", () => {
  const bytes = Buffer.from("<rss version='2.0'><channel><language>ru</language><title>\xcf\xf0\xe8\xe2\xe5\xf2</title></channel></rss>", "latin1");
  const { title, report } = lite.parseFeed(bytes);
  assert.equal(title, "Привет");
  assert.equal(report.encoding, "windows-1251");
  assert.ok(report.diagnostics.some(({ code }) => code === "encoding/undeclared"), "a guess is said");
});

test("import, require and a module of one's own hosting", async () => {
  const required = installed.require("anyfeed/lite");
  assert.deepEqual(Object.keys(required).sort(), Object.keys(general).sort());
  assert.equal(required.parseFeed(FEED).title, "Plain");
  const slim = await installed.import("anyfeed/slim");
  await slim.init(file("lite.wasm"));
  assert.equal(slim.parseFeed(FEED).title, "Plain");
});

test("nothing happens at import of the small module's doors", () => {
  for (const name of ["lite.js", "lite-workerd.js", "lite-edge.js"]) {
    const code = file(name).toString();
    transformSync(code, { format: "iife" });
    assert.doesNotMatch(code, /\beval\(|new Function\(|import\.meta|"node:|"\.\/(?:feed\.wasm|inline)/, name);
  }
});

test("it runs in workerd", async () => {
  const program = `import { parseFeed } from "anyfeed/lite";
    export default { async fetch(request) { return Response.json(parseFeed(await request.arrayBuffer(), "text/xml")); } };`;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: installed.folder },
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["*.wasm"],
  });
  const worker = closing(new Miniflare({
    modules: [
      { type: "ESModule", path: "worker.mjs", contents: outputFiles[0].text },
      { type: "CompiledWasm", path: "lite.wasm", contents: file("lite.wasm") },
    ],
    compatibilityDate: "2026-01-01",
    cf: false,
  }));
  const response = await worker.dispatchFetch("http://worker/", { method: "POST", body: FEED });
  assert.equal((await response.json()).entries[0].title, "Hello");
});

test("programs in TypeScript compile", () => {
  const program = `import { parseFeed, type Feed } from "anyfeed/lite";\nimport type { Entry } from "anyfeed";
    const feed: Feed = parseFeed("");\nconst entry: Entry | undefined = feed.entries[0];\nexport { entry };`;
  compiles(installed, "lite.mts", program);
  compiles(installed, "lite.cts", program);
});
