// The documentation site: it builds, no link in it is dead, every code has its page, and the search knows what people ask for.
//
// BUILT=1 looks at what an earlier run has built.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { IN_RUST, RECIPES } from "./cookbook.mjs";
import { blocks, fenced } from "./documented.mjs";
import { root } from "./setup.mjs";

const BASE = "/docs/";
const out = join(root, "dist/www/docs");
if (!process.env.BUILT) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["www/docs/build.mjs"], { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stdout + stderr);
}
const files = new Set(readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => posix.join(parentPath.slice(out.length + 1).replaceAll("\\", "/"), name)));
const pages = [...files].filter((file) => file.endsWith(".html") && file !== "404.html");
/** What people ask for, and a page that must be among the first. */
const ASKED = {
  "unescaped ampersand": "diagnostics/xml/unescaped-ampersand",
  "guid repeated": "rules/rss/item-guid-repeated",
  "lockdown mode": "guide/csp",
  jest: "guide/testing",
  svelte: "cookbook/svelte",
  chapters: "guide/podcasts",
  "podcast chapters": "guide/podcasts",
};
/** Documents whose examples are run by tests of their own. */
const WITH_TESTS = ["docs/diagnostics.md", "docs/rules.md", "docs/network.md", "docs/changes.md", "docs/workflows.md", "worker/README.md", "examples/handler-node/README.md"];
/** What shows how a case is written. */
const PATTERNS = ["contributing.md"];
const read = (file) => readFileSync(join(out, file), "utf8");

test("every link leads to a page that is there, and to a place in it", (context) => {
  const ids = new Map(pages.map((file) => [file, new Set(Array.from(read(file).matchAll(/\sid="([^"]+)"/g), ([, id]) => decode(id)))]));
  const dead = new Set();
  let seen = 0;
  for (const file of pages) {
    for (const [, link] of read(file).matchAll(/<(?:a|img|link|script)\s[^>]*?(?:href|src)="([^"]*)"/g)) {
      const { origin, pathname, hash } = new URL(decode(link), `http://site${BASE}${file}`);
      if (origin !== "http://site" || !pathname.startsWith(BASE)) continue;
      seen++;
      const target = fileOf(decodeURIComponent(pathname.slice(BASE.length)));
      if (!target) dead.add(`${file}: ${link}`);
      else if (hash.length > 1 && ids.has(target) && !ids.get(target).has(decodeURIComponent(hash.slice(1)))) dead.add(`${file}: ${link}, no such place`);
    }
  }
  context.diagnostic(`${pages.length} pages, ${seen} links`);
  assert.ok(pages.length > 1000 && seen > 10_000, `${pages.length} pages, ${seen} links`);
  assert.deepEqual([...dead], []);
});

test("what leaves the site for the page above it is there", () => {
  assert.match(read("index.html"), /href="\/icon\.svg"/);
});

test("every diagnostic and every rule has a page", () => {
  for (const [document, folder] of [["docs/diagnostics.md", "diagnostics"], ["docs/rules.md", "rules"], ["docs/network.md", "rules"], ["docs/changes.md", "rules"]]) {
    const codes = Array.from(readFileSync(join(root, document), "utf8").matchAll(/^### (.*)$/gm), ([, code]) => code);
    assert.ok(codes.length > 5, document);
    assert.deepEqual(codes.filter((code) => !files.has(`${folder}/${code}.html`)), []);
  }
});

test("every recipe has a page, and every door a reference", () => {
  for (const name of [...RECIPES, ...IN_RUST]) {
    assert.ok(files.has(`cookbook/${name}.html`), name);
    assert.ok(read("cookbook/index.html").includes(`cookbook/${name}"`) || read("cookbook/index.html").includes(`./${name}"`), `${name} is in the list`);
  }
  for (const name of readdirSync(join(root, "pkg-template")).filter((name) => /^[\w-]+\.d\.ts$/.test(name) && name !== "codes.d.ts")) {
    assert.ok(files.has(`api/${name === "index.d.ts" ? "anyfeed" : name.replace(".d.ts", "")}.html`), name);
  }
});

test("every block of code is run or compiled somewhere", (context) => {
  const known = new Set(blocks().map(({ code }) => code.trim()));
  for (const file of WITH_TESTS) for (const { code } of fenced(readFileSync(join(root, file), "utf8"))) known.add(code);
  for (const name of [...RECIPES, ...IN_RUST]) {
    const files = readdirSync(join(root, "examples", name), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name: file } of files) known.add(readFileSync(join(parentPath, file), "utf8").trim());
  }
  const examples = readdirSync(join(root, "pkg-template")).filter((name) => name.endsWith(".d.ts")).map((name) => readFileSync(join(root, "pkg-template", name), "utf8").replace(/^ *\* ?/gm, "")).join("\n");
  const site = join(root, "www/docs/.site");
  const all = readdirSync(site, { recursive: true }).filter((name) => name.endsWith(".md") && !PATTERNS.includes(name)).flatMap((name) => fenced(readFileSync(join(site, name), "utf8")).map((block) => ({ name, ...block })));
  const unknown = all.filter(({ code }) => !known.has(code) && !examples.includes(code));
  context.diagnostic(`${all.length} blocks`);
  assert.ok(all.length > 300, `${all.length} blocks`);
  assert.deepEqual(unknown.map(({ name, code }) => `${name}: ${code.split("\n")[0]}`), []);
});

test("the search is built with the site, and finds what people ask for", async () => {
  const index = [...files].find((file) => /^assets\/chunks\/@localSearchIndexroot\..*\.js$/.test(file));
  const { default: text } = await import(pathToFileURL(join(out, index)));
  const { default: MiniSearch } = await import(pathToFileURL(join(root, "www/docs/node_modules/minisearch/dist/es/index.js")));
  const search = MiniSearch.loadJSON(text, { fields: ["title", "titles", "text"], storeFields: ["title", "titles"] });
  for (const [asked, page] of Object.entries(ASKED)) {
    const found = search.search(asked, { prefix: true, fuzzy: 0.2, boost: { title: 4, titles: 3, text: 2 } }).slice(0, 8).map(({ id }) => id.replace(/^\/docs\/|#.*$/g, ""));
    assert.ok(found.includes(page), `${asked}: ${found}`);
  }
});

test("no page holds a script of its own, and nothing comes from elsewhere", () => {
  for (const file of pages) {
    const text = read(file);
    assert.doesNotMatch(text, /<script(?![^>]*\ssrc=)(?![^>]*application\/ld)[^>]*>/, file);
    assert.doesNotMatch(text, /<(?:script|link|img)\s[^>]*(?:src|href)="https?:/, file);
  }
});

test("llms.txt names Markdown that is there", () => {
  const links = Array.from(read("llms.txt").matchAll(/\]\(\.\/([^)]+)\)/g), ([, link]) => link);
  assert.ok(links.length > 40, `${links.length}`);
  assert.deepEqual(links.filter((link) => !files.has(link)), []);
  assert.ok(existsSync(join(out, "llms-full.txt")));
});

/** As a server answers: a folder's index, a page without its ending. */
function fileOf(path) {
  return [path, `${path}.html`, `${path}index.html`, `${path}/index.html`].find((file) => files.has(file));
}

const decode = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
