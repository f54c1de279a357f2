// Documents that nobody thought of: pieces of the cases, damaged, are repeated where they stood. What is no line in the size of
// the input is found here without a family that describes it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.mjs";
import { grown } from "./families.mjs";

/** How a document is read: the function of the module, its words, and the smaller size, beyond what a stream waits for. */
const WAYS = [
  { way: "whole", name: "entries", words: [] },
  { way: "in chunks of 4096", name: "stream", words: [4096], kilobytes: 64 },
  { way: "in chunks of 64", name: "stream", words: [64], kilobytes: 64 },
  { way: "as HTML", name: "html", words: [] },
  { way: "as text of HTML", name: "text", words: [] },
  { way: "as a page", name: "discover", words: [] },
  { way: "as a list", name: "opml", words: [] },
];

/** So many questions as `growth` asks them; the same seed gives the same ones of the same cases. */
export function randomQuestions(count, seed) {
  const cases = documents();
  const words = dictionary();
  return Array.from({ length: count }, (_, number) => question(cases, words, `${seed}/${number}`, randomOf(seed * 1_000_003 + number)));
}

function question(cases, words, number, random) {
  const { name: file, text } = cases[random(cases.length)];
  const at = random(text.length);
  const end = at + 1 + random(random(2) ? 12 : 90);
  const behind = random(3) ? "" : text.slice(end);
  const parts = [damaged(text.slice(0, at), words, random), damaged(text.slice(at, end), words, random) || "a"];
  const { way, name, words: told, kilobytes = 16 } = WAYS[random(3) ? random(3) : random(WAYS.length)];
  const label = `${number}, ${way}: ${file}, ${JSON.stringify(parts[1])} behind ${JSON.stringify(parts[0].slice(-200))}`;
  return { label, name, words: told, size: kilobytes << 10, most: 64, make: (size) => grown(parts, size) + behind };
}

/** Half of the time as it was; else with up to three changes. */
function damaged(text, words, random) {
  let changed = text;
  for (let left = random(2) * (1 + random(3)); left > 0; left -= 1) {
    const at = random(changed.length + 1);
    const cut = random(2) ? random(6) : 0;
    changed = changed.slice(0, at) + (random(3) ? words[random(words.length)] : "") + changed.slice(at + cut);
  }
  return changed;
}

function documents() {
  const folder = join(root, "tests/feeds");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && !file.name.endsWith(".expect.json"));
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const read = paths.map((path) => ({ name: path.slice(folder.length + 1), text: readFileSync(path, "utf8") }));
  return read.filter(({ text }) => text.length <= 4000 && text.length > 0 && !text.includes("\ufffd"));
}

/** The words that the fuzzers are given, too. */
function dictionary() {
  const lines = readFileSync(join(root, "fuzz/dictionary.txt"), "utf8").split("\n");
  const quoted = lines.filter((line) => /^".*"$/.test(line)).map((line) => line.slice(1, -1));
  return quoted.map((word) => word.replaceAll(/\\(x[0-9a-fA-F]{2}|.)/g, (_, sign) => (sign.length > 1 ? String.fromCharCode(Number.parseInt(sign.slice(1), 16)) : sign)));
}

/** Numbers below a limit, by Mulberry32. */
function randomOf(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
