// HTML that costs careless code too much, as tests/tables/hostile-html.tsv describes it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const table = readFileSync(join(root, "tests/tables/hostile-html.tsv"), "utf8");
const lines = table.trimEnd().split("\n").filter((line) => !line.startsWith("# "));

/** Every family: its name and a function from a size in bytes to HTML of about that size. */
export const families = lines.map((line) => {
  const parts = line.split("\t").map((part) => ({ text: read(part.slice(2)), isRepeated: part.startsWith("*") }));
  const title = line.replaceAll(/(^|\t)= /g, " ").replaceAll(/(^|\t)\* ([^\t]*)/g, " $2 …").trim();
  return { title: title.slice(0, 70), make: (size) => make(parts, size) };
});

function read(text) {
  return text.replaceAll(/\\(u....|.)/g, (_, sign) => JSON.parse(`"\\${sign}"`));
}

function make(parts, size) {
  const encoder = new TextEncoder();
  const repeated = parts.filter(({ isRepeated }) => isRepeated);
  const unit = repeated.reduce((sum, { text }) => sum + encoder.encode(fill(text, 12345)).length, 0);
  const times = Math.max(1, Math.floor(size / unit));
  return parts.map(({ text, isRepeated }) => (isRepeated ? repeat(text, times) : text)).join("");
}

function repeat(text, times) {
  if (!/[¤文]/.test(text)) return text.repeat(times);
  return Array.from({ length: times }, (_, index) => fill(text, index)).join("");
}

/** ¤ is the number of the repetition, 文 another Chinese character each time. */
export function fill(text, index) {
  return text.replace("¤", String(index)).replace("文", String.fromCharCode(0x4e00 + (index % 20000)));
}
