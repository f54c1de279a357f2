// Time grows with the size of the input, whatever it is. Instructions are counted at two sizes, whole and in chunks.
import { beforeFeed, FEEDS, grown, hostileHtml, NOT_YET, OTHERS } from "./families.mjs";
import { start } from "./engine.mjs";

/** Four times the size takes no more than this many times the instructions. */
const MOST = 4.4;
/** No byte takes more instructions than this: a window that is read anew with each chunk is linear, and yet too slow. */
const DEAREST = 10_000;

/** What does not hold yet: nothing. What is added here must come out again. */
export const KNOWN = new Set();

/** How feeds are read: the function of the module, its words, the smaller size in KB, and what takes long. */
const WAYS = [
  { way: "whole", name: "entries", words: [], kilobytes: 32 },
  { way: "in chunks of 4096", name: "stream", words: [4096], kilobytes: 64 },
  { way: "in chunks of 64", name: "stream", words: [64], kilobytes: 64 },
  { way: "in chunks of 1", name: "stream", words: [1], kilobytes: 128, isLong: true },
];

/** What is asked: a label, a function of the module, its words, a smaller size in bytes, what makes so many bytes. */
export function questions({ long }) {
  const feeds = WAYS.filter(({ isLong = false }) => isLong === long).flatMap(ofFeeds);
  return long ? [...feeds, ...ofHtml(256)] : [...feeds, ...ofHtml(16), ...ofOthers()];
}

function ofFeeds({ way, name, words, kilobytes }) {
  const question = (label, make) => ({ label: `${way}: ${label}`, name, words, size: kilobytes << 10, make });
  return [
    ...Object.entries(FEEDS).map(([family, parts]) => question(family, (size) => grown(parts, size))),
    ...Object.entries(NOT_YET).flatMap(([family, parts]) => [
      question(`${family} and no feed`, (size) => grown(parts, size)),
      question(`${family} before a feed`, (size) => beforeFeed(parts, size)),
    ]),
  ];
}

function ofHtml(kilobytes) {
  return ["html", "text"].flatMap((name) =>
    hostileHtml().map(([family, make]) => ({ label: `${name}: ${family}`, name, words: [], size: kilobytes << 10, make })));
}

function ofOthers() {
  return Object.entries(OTHERS).flatMap(([name, families]) =>
    Object.entries(families).map(([family, parts]) => ({ label: `${name}: ${family}`, name, words: [], size: 32 << 10, make: (size) => grown(parts, size) })));
}

/**
 * How many times the instructions four times the size takes, and how many a byte takes then. Where a step lies between
 * the two sizes, as long as a window or a limit, a larger one is asked.
 */
export function growth({ label, name, words, size: full, make, most = 16 }, known = KNOWN) {
  const size = known.has(label) ? full / 4 : full;
  let small = count(name, words, make(size));
  for (let times = 4; ; times *= 4) {
    const large = count(name, words, make(times * size));
    const found = {
      ratio: large.instructions / small.instructions,
      perByte: large.instructions / large.bytes,
    };
    if (found.ratio <= MOST || found.perByte > DEAREST || times === most) return found;
    small = large;
  }
}

function count(name, words, text) {
  const bytes = new TextEncoder().encode(text);
  const running = start();
  running.put(bytes);
  return { bytes: bytes.length, ...running.call(name, ...words) };
}

/** What is wrong with a question's answer; null when nothing is. */
export function fault({ label }, { ratio, perByte }, known = KNOWN) {
  const holds = ratio <= MOST && perByte <= DEAREST;
  if (holds !== known.has(label)) return null;
  const found = `${ratio.toFixed(2)} times the instructions for four times the size, ${perByte.toFixed(0)} for a byte`;
  return holds ? `${label}: grows with its size now (${found}); take it out of KNOWN` : `${label}: ${found}`;
}
