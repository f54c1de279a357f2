// The module within JavaScript: whoever writes the file anew, the bytes that arrive are those of the module.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { build } from "esbuild";
import { charactersOf, literalOf } from "../pkg-template/literal.mjs";
import { compiledBy, hashOf } from "./delivered.mjs";
import { root } from "./setup.mjs";

const dist = (name) => join(root, "pkg/dist", name);
const folder = mkdtempSync(join(tmpdir(), "anyfeed-delivery-"));
after(() => rmSync(folder, { recursive: true, force: true }));

test("a literal holds every pair of bytes, and nothing that ends a script in a page", () => {
  const pairs = Uint8Array.from({ length: 2 * 65_536 }, (_, at) => (at % 2 ? (at >> 1) & 255 : at >> 9));
  const literal = literalOf(pairs);
  assert.equal((0, eval)(literal), Buffer.from(pairs).toString("latin1"));
  assert.doesNotMatch(literal, /[\0\r\n]|<[!/]/);
});

test("each byte has a character of its own, and the frequent ones take one byte", () => {
  for (const bytes of [Uint8Array.from({ length: 256 }, (_, at) => at), Uint8Array.from({ length: 900 }, (_, at) => (at * at) % 90), readFileSync(dist("lite.wasm"))]) {
    const characters = charactersOf(bytes);
    assert.equal(new Set(characters.subarray(0, 256)).size, 256);
    assert.deepEqual(Buffer.from(characters.subarray(256).map((one) => characters.indexOf(one))), Buffer.from(bytes));
  }
  assert.match((0, eval)(literalOf(charactersOf(new Uint8Array(100)))).slice(256), /^[ -~]{100}$/);
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
