// Bytes to the literal of a string that holds each as one character, for a file that is read as UTF-8.
import { brotliCompressSync } from "node:zlib";

/** What a literal cannot hold as it stands. */
const ESCAPES = { "\n": "\\n", "\r": "\\r", '"': '\\"', "\\": "\\\\" };

/**
 * NUL is escaped, too, for tools take a file that has one for binary, and a parser of HTML replaces it; so is "<" where
 * it would end or comment out a script within a page.
 */
export function literalOf(bytes) {
  const text = Buffer.from(bytes).toString("latin1");
  const escaped = text.replace(/[\n\r"\\]|\0(?=(\d)?)|<(?=[!/])/g, (character, digit) =>
    ESCAPES[character] ?? (character === "<" || digit ? `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}` : "\\0"));
  return `"${escaped}"`;
}

/** The same as other characters, behind those that stand for the bytes 0 to 255; `src/module/characters.ts` reads it. */
export function charactersOf(bytes) {
  const candidates = charactersFor(bytes).map((characters) =>
    Buffer.concat([Buffer.from(characters), Buffer.from(bytes.map((byte) => characters[byte]))]));
  // Which of them packs best is known only when they are packed, as a bundler writes them in ASCII.
  const inAscii = (text) => text.replace(/[\x80-\xff]/g, (character) => `\\x${character.charCodeAt(0).toString(16)}`);
  const sizes = candidates.map((candidate) => brotliCompressSync(inAscii(literalOf(candidate))).length);
  return candidates[sizes.indexOf(Math.min(...sizes))];
}

/**
 * What is frequent is printable ASCII: of one byte, and never escaped. Whatever is that by itself stays as it is, until
 * `telling` exchanges it. All others are of two bytes; from which on they stay by themselves was found by trial, and is some hundred bytes to brotli.
 */
function charactersFor(bytes) {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] += 1;
  const plain = all.filter((one) => one >= 0x20 && one < 0x7f && !'"\\<'.includes(String.fromCharCode(one)));
  const frequent = [...all].sort((one, other) => counts[other] - counts[one]).slice(0, plain.length);
  const characters = new Array(256);
  give(frequent, plain);
  give(all, all.filter((one) => one >= 0x81), all);
  // Where changing places ends depends on who begins.
  const starts = [0, 1, 2].map((third) => Math.floor((third * frequent.length) / 3));
  return starts.map((first) => telling([...characters], bytes, [...frequent.slice(first), ...frequent.slice(0, first)]));

  function give(to, ...from) {
    for (const byte of to) if (from[0].includes(byte)) characters[byte] ??= byte;
    const free = [...new Set(from.flat())].filter((one) => !characters.includes(one));
    for (const byte of to) characters[byte] ??= free.shift();
  }
}

/**
 * Kinds of printable characters from which brotli guesses the next one (RFC 7932, 7.1). Of those of two bytes it sees whether they are even;
 * what else there is, is too rare to matter.
 */
const KINDS = [
  ..." %.=",
  ..."!#$&*+-/?@\\^_`|~ '\" (<[{ )>]} ,:; 0123456789 AEIOU BCDFGHJKLMNPQRSTVWXYZ aeiou bcdfghjklmnpqrstvwxyz".split(" "),
];

/** Frequent bytes change places until their kinds tell most of the bytes that follow them: half a per cent less to download. */
function telling(characters, bytes, frequent) {
  const kindOf = (character) => {
    const kind = KINDS.findIndex((kind) => kind.includes(String.fromCharCode(character)));
    return kind >= 0 ? kind : KINDS.length + (character & 1);
  };
  const behind = Array.from({ length: 256 }, () => new Float64Array(256));
  for (let at = 1; at < bytes.length; at++) behind[bytes[at - 1]][bytes[at]] += 1;
  const sums = Array.from({ length: KINDS.length + 2 }, () => new Float64Array(256));
  const move = (byte, from, to) => behind[byte].forEach((count, next) => {
    sums[from][next] -= count;
    sums[to][next] += count;
  });
  characters.forEach((character, byte) => behind[byte].forEach((count, next) => (sums[kindOf(character)][next] += count)));
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const one of frequent) {
      for (const other of frequent) {
        const [kind, otherKind] = [kindOf(characters[one]), kindOf(characters[other])];
        if (kind === otherKind) continue;
        const before = bits(sums[kind]) + bits(sums[otherKind]);
        move(one, kind, otherKind);
        move(other, otherKind, kind);
        if (bits(sums[kind]) + bits(sums[otherKind]) < before - 1) {
          [characters[one], characters[other]] = [characters[other], characters[one]];
          isBetter = true;
        } else {
          move(one, otherKind, kind);
          move(other, kind, otherKind);
        }
      }
    }
  }
  return characters;
}

/** What a compressor needs for so many of each byte. */
function bits(counts) {
  const weigh = (count) => (count > 0 ? count * Math.log2(count) : 0);
  return counts.reduce((sum, count) => sum - weigh(count), weigh(counts.reduce((sum, count) => sum + count, 0)));
}
