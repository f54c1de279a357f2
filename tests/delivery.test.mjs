// The module within JavaScript: whoever writes the file anew, the bytes that arrive are those of the module.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { build } from "esbuild";
import { literalOf } from "../pkg-template/literal.mjs";
import { compiledBy, hashOf } from "./delivered.mjs";
import { root } from "./setup.mjs";

const dist = (name) => join(root, "pkg/dist", name);
const folder = mkdtempSync(join(tmpdir(), "anyfeed-delivery-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** As the package reads it. */
const { outputFiles: [reader] } = await build({ entryPoints: [join(root, "pkg-template/src/module/characters.ts")], write: false });
const { bytesOf } = await import(`data:text/javascript,${encodeURIComponent(reader.text)}`);

const ALL = Uint8Array.from({ length: 256 }, (_, at) => at);
const PAIRS = Uint8Array.from({ length: 2 * 65_536 }, (_, at) => (at % 2 ? (at >> 1) & 255 : at >> 9));
const FEW = Uint8Array.from({ length: 900 }, (_, at) => (at * at) % 90);

for (const [name, bytes] of Object.entries({ nothing: new Uint8Array(0), ALL, PAIRS, FEW, "a module": readFileSync(dist("lite.wasm")) })) {
  test(`a literal holds ${name}, and nothing that a tool writes in another way or that ends a script in a page`, () => {
    const literal = literalOf(bytes);
    assert.match(literal, /^"[^"'`\\<]+"$/);
    assert.match(literal, /^[ -~]+$/);
    const text = (0, eval)(literal);
    assert.deepEqual(Buffer.from(bytesOf(text)), Buffer.from(bytes));
  });
}

test("frequent bytes take one character, and rare ones two", () => {
  const length = (bytes) => literalOf(bytes).length;
  const none = length(new Uint8Array(0));
  assert.equal(length(new Uint8Array(100)) - none, 100);
  assert.equal(length(ALL) - none, 88 + 2 * 168);
});

const doors = { "index.js": "feed.wasm", "index.cjs": "feed.wasm", "lite.js": "lite.wasm", "lite.cjs": "lite.wasm", "anyfeed.iife.min.js": "feed.wasm" };

for (const [name, wasm] of Object.entries(doors)) {
  test(`${name} compiles ${wasm}`, () => assert.equal(compiledBy(dist(name)), hashOf(readFileSync(dist(wasm)))));
}

for (const how of [{ charset: "ascii" }, { charset: "utf8" }, { charset: "ascii", minify: true }, { charset: "utf8", minify: true, format: "cjs" }]) {
  test(`bundled by esbuild with ${JSON.stringify(how)}`, async () => {
    const outfile = join(folder, `${JSON.stringify(how).replace(/\W+/g, "-")}.${how.format === "cjs" ? "cjs" : "mjs"}`);
    await build({ stdin: { contents: 'export { parseFeed } from "anyfeed/lite"', resolveDir: root }, bundle: true, format: "esm", platform: "neutral", outfile, ...how });
    const wanted = hashOf(readFileSync(dist("lite.wasm")));
    assert.equal(compiledBy(outfile), wanted);
    assert.equal(compiledBy(outfile, "delete globalThis.Buffer;"), wanted, "as in a page");
  });
}
