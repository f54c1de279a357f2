// The links of the documentation: each leads to a file that is there, and to a heading in it; each document can be found.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { DOCUMENTS, OTHERS } from "../www/docs/source/documents.mjs";
import { root } from "./setup.mjs";

const FOLDERS = ["", "docs/", "worker/", "www/", "pkg-template/", "benches/", "fuzz/", "examples/", "www/docs/pages/", "www/docs/pages/guide/"];
const documents = FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith(".md")).map((name) => folder + name));
const read = (path) => readFileSync(join(root, path), "utf8").replace(/```[^]*?```/g, "");
const linksIn = (path) => [...read(path).matchAll(/\]\(<?([^)\s>]+)>?\)/g)].map(([, link]) => link);

/** As the sites that show Markdown name them. */
const anchors = (path) => [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").replaceAll(" ", "-"));

test("every link of the documentation leads somewhere", () => {
  const dead = [];
  let seen = 0;
  for (const path of documents) for (const link of linksIn(path)) {
    if (/^(https?|mailto):/.test(link)) continue;
    seen++;
    const [file, anchor] = link.split("#");
    const target = file === "" ? path : relative(root, join(root, dirname(path), file));
    if (!existsSync(join(root, target))) dead.push(`${path}: ${link}`);
    else if (anchor && target.endsWith(".md") && !anchors(target).includes(anchor)) dead.push(`${path}: ${link}, no such heading`);
  }
  assert.ok(seen > 20, `${seen} links`);
  assert.deepEqual(dead, []);
});

test("every document in that folder is a page of the documentation site", () => {
  const pages = Object.keys({ ...DOCUMENTS, ...OTHERS });
  assert.deepEqual(documents.filter((path) => /^docs\/[^/]+\.md$/.test(path) && !pages.includes(path)), []);
});

test("the index of the documentation names every document in its folder", () => {
  const named = new Set(linksIn("docs/README.md"));
  const missing = documents.filter((path) => /^docs\/[^/]+\.md$/.test(path) && path !== "docs/README.md" && !named.has(path.slice(5)));
  assert.deepEqual(missing, []);
});
