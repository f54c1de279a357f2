// Every example of the READMEs, of the documentation site and of the types compiles, in each of five configurations.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { blocks } from "./documented.mjs";
import { compilesAll } from "./compiler.mjs";
import { install, root } from "./installed.mjs";

const installed = install();
const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
const page = ["es2023", "dom", "dom.iterable", "dom.asynciterable"];

/** What a program is compiled with; where nobody describes Node, its modules are unknown. */
const CONFIGURATIONS = {
  "in a page": { lib: page },
  "by a bundler, every option exact": { lib: page, module: "esnext", moduleResolution: "bundler", exactOptionalPropertyTypes: true },
  "in Node": { lib: ["es2023"], ...node },
  "with both, every option exact": { lib: page, ...node, exactOptionalPropertyTypes: true, noImplicitOverride: true },
  "by a compiler that does not read exports": { lib: page, ...node, module: "es2022", moduleResolution: "node10" },
};

/** What a bundler knows of files. */
const BUNDLER = 'declare module "*?url" { const address: string; export default address; }';

/** What the examples of the types take from around them. */
const AROUND = `
  declare const response: Response, upstream: Response;
  declare const bytes: Uint8Array, html: string, contentType: string | null;
  declare const feed: import("anyfeed").Feed, before: import("anyfeed").Feed, now: import("anyfeed").Feed;
  declare const feeds: import("anyfeed").Feed[], entry: import("anyfeed").Entry;
  declare function requestIdleCallback(call: () => void): void;
  declare const localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
`;

/** What parseStream takes where Node is. */
const STREAMS = `import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { parseStream } from "anyfeed";
for await (const { title } of parseStream(createReadStream("feed.xml"))) console.log(title);
for await (const { title } of parseStream(Readable.toWeb(createReadStream("feed.xml")))) console.log(title);
export {};
`;

/** Whoever hands on what may not be there has no branch for it. */
const UNDEFINED = `import { type CheckOptions, checkFeed, formatFindings } from "anyfeed/check";
import { fetchFeed } from "anyfeed/fetch";
import { mergeFeeds } from "anyfeed/merge";
import { toAtom, toOpml, toRss } from "anyfeed/write";
declare const text: string | undefined, number: number | undefined, flag: boolean | undefined;
const now: CheckOptions["now"] = text;
formatFindings(checkFeed("", null, { url: text, now, profiles: text?.split(","), maxFindings: number }), "pretty", { name: text, color: flag });
mergeFeeds([], { title: text, url: text, feedUrl: text, limit: number, sort: flag ? "oldest" : undefined, dedupe: flag ? "id" : undefined });
const entry = { title: text, author: flag ? { name: text } : undefined, image: flag ? { url: "", width: number } : undefined };
toRss({ title: text, entries: [entry] }, { self: text, pretty: flag, strict: flag, onProblem: flag ? console.log : undefined, stylesheet: text });
toAtom({ title: text, generator: { name: text }, refresh: { minutes: number }, entries: [] });
toOpml([{ title: text, url: text, siteUrl: text, outlines: undefined }], { title: text, pretty: flag });
await fetchFeed("example.org", { auth: text, etag: text, timeout: number });
export {};
`;

for (const [name, settings] of Object.entries(CONFIGURATIONS)) {
  test(`every example compiles ${name}`, async () => {
    const programs = { "bundler.d.ts": BUNDLER, "streams.mts": STREAMS, "undefined.mts": UNDEFINED, ...(await examplesOfTypes()), ...examplesOfReadmes(), ...examplesOfCommonJs() };
    const examples = Object.values(programs).join("").match(/async function example/g) ?? [];
    assert.ok(Object.keys(programs).length > 8 && examples.length > 15, `${Object.keys(programs).length}, ${examples.length}`);
    const fits = ([, text]) => settings.types || !text.includes("node:");
    const known = Object.fromEntries(Object.entries(programs).filter(fits));
    const isOld = settings.moduleResolution === "node10";
    const named = Object.entries(known).map(([file, text]) => [isOld ? file.replace(/\.[mc](?=[jt]s$)/, ".") : file, text]);
    compilesAll(installed, Object.fromEntries(named), { allowJs: true, checkJs: true, ...settings });
  });
}

function examplesOfReadmes() {
  return programs(["js", "js worker"], "mts");
}

/** As JavaScript, where require is known to the compiler. */
function examplesOfCommonJs() {
  return programs(["cjs"], "cjs", "// @ts-check\n");
}

function programs(kinds, ending, head = "export {};\n") {
  const found = blocks().filter(({ kind }) => kinds.includes(kind));
  if (!found.length) throw new Error("There are no examples.");
  return Object.fromEntries(found.map(({ file, line, code }) => [`${file.replaceAll("/", "-")}-${line}.${ending}`, head + code]));
}

const plain = (comment) => comment.replace(/^ \* (@throws.*\n)?/gm, "");

/** One program for each door, and one for each example that imports by itself: each example is a function of its own, with the door's names and those of the main one around it. */
async function examplesOfTypes() {
  const programs = {};
  const main = Object.keys(await installed.import());
  for (const file of readdirSync(join(root, "pkg-template")).filter((name) => name.endsWith(".d.ts"))) {
    const examples = [...readFileSync(join(root, "pkg-template", file), "utf8").matchAll(/^ \* @example\n((?: \* .*\n)+)/gm)];
    if (!examples.length) continue;
    const door = file === "index.d.ts" ? [] : Object.keys(await installed.import(`anyfeed/${file.replace(".d.ts", "")}`));
    const names = main.filter((one) => !door.includes(one));
    const own = examples.filter(([, code]) => code.includes("* import "));
    own.forEach(([, code], index) => (programs[file.replace(".d.ts", `-example-${index}.mts`)] = AROUND + plain(code)));
    const imports = `import { ${names} } from "anyfeed";\n${door.length ? `import { ${door} } from "anyfeed/${file.replace(".d.ts", "")}";\n` : ""}`;
    const functions = examples.filter((one) => !own.includes(one)).map(([, code], index) => `export async function example${index}() {\n${plain(code)}}\n`);
    programs[file.replace(".d.ts", "-example.mts")] = imports + AROUND + functions.join("");
  }
  return programs;
}
