// Every example of the READMEs and of the types compiles as TypeScript, in a browser's world and in Node's, strictly.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { install, root } from "./installed.mjs";

const { folder } = install();
const read = (name) => readFileSync(join(root, name), "utf8");

/** What the examples of the types take for granted. */
const GIVEN = `
  import { canonicalizeUrl, decodeDocument, detectFeed, discoverFeeds, htmlToText, init, jsonTransform, parseDate, parseFeed, parseFeedToJson, parseOpml, parseResponse, parseStream, safeParseFeed, sanitizeHtml, type Entry, type Feed } from "anyfeed";
  import { fetchArticle, fetchFeed, streamFeed } from "anyfeed/fetch";
  declare const bytes: Uint8Array, html: string, contentType: string | null, response: Response, upstream: Response, feed: Feed, entry: Entry;
  declare function requestIdleCallback(use: () => void): void;
  void [canonicalizeUrl, decodeDocument, detectFeed, discoverFeeds, htmlToText, init, jsonTransform, parseDate, parseFeed, parseFeedToJson, parseOpml, parseResponse, parseStream, safeParseFeed, sanitizeHtml, fetchArticle, fetchFeed, streamFeed, bytes, html, contentType, response, upstream, feed, entry, requestIdleCallback];
`;

const files = [];
for (const name of ["README.md", "pkg-template/README.md"]) {
  for (const [, kind, code] of read(name).matchAll(/^```(js(?: worker)?)\n([^]*?)^```$/gm)) {
    // What calls the handler says of what kind its request is.
    keep(kind === "js worker" ? code.replace("fetch(request)", "fetch(request: Request)") : code);
  }
}
const words = [];
for (const name of ["index.d.ts", "fetch.d.ts", "slim.d.ts"]) {
  for (const [, lines] of read(`pkg-template/${name}`).matchAll(/ \* @example\n((?: \* .*\n)+)/g)) {
    const code = lines.replace(/^ \* /gm, "");
    if (/^import /m.test(code)) keep(/^import .*\binit\b/m.test(code) ? code : `import { init } from "anyfeed/slim";\n${code}`);
    else words.push(`async () => {\n${code}}`);
  }
}
keep(`import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { parseStream } from "anyfeed";
for await (const { title } of parseStream(createReadStream("feed.xml"))) console.log(title);
for await (const { title } of parseStream(Readable.toWeb(createReadStream("feed.xml")))) console.log(title);
`);
keep(`${GIVEN}export const examples = [\n${words.join(",\n")},\n];\n`);
writeFileSync(join(folder, "vite.d.ts"), 'declare module "anyfeed/feed.wasm?url" { const url: string; export default url; }\n');

function keep(code) {
  const name = `example-${files.length}.mts`;
  writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  files.push({ name, isForNode: /from "node:/.test(code) });
}

const BROWSER = { lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"], types: [] };
const NODE = { lib: ["es2023"], types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
const WORLDS = {
  "a browser": { ...BROWSER, module: "esnext", moduleResolution: "bundler" },
  "a browser, optional properties exact": { ...BROWSER, module: "esnext", moduleResolution: "bundler", exactOptionalPropertyTypes: true },
  "Node": { ...NODE, module: "node16" },
  "Node with a browser's types, optional properties exact": { ...NODE, lib: BROWSER.lib, module: "node16", exactOptionalPropertyTypes: true },
};

for (const [name, settings] of Object.entries(WORLDS)) {
  test(`the examples compile: ${name}`, { timeout: 120_000 }, () => {
    const known = files.filter(({ isForNode }) => settings.types.length > 0 || !isForNode).map(({ name }) => name);
    const compilerOptions = { strict: true, noEmit: true, target: "es2022", skipLibCheck: true, ...settings };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [...known, "vite.d.ts"] }));
    const { status, stdout } = spawnSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder], { encoding: "utf8" });
    assert.equal(status, 0, stdout.slice(0, 3000));
  });
}

test("there are programs to compile", () => assert.ok(files.length > 8 && words.length > 15, `${files.length}, ${words.length}`));
