// Bytes to the literal of a string of printable ASCII: every tool leaves that as it is, whatever it makes of other characters.
import { brotliCompressSync } from "node:zlib";

/** What stands for itself between quotation marks of any kind, in a file or within a page. */
const PRINTABLE = Array.from({ length: 95 }, (_, at) => at + 0x20).filter((one) => !"\"'`\\<".includes(String.fromCharCode(one)));

/** Two signs, numbered behind the bytes: a rare byte is one of them and a character. All others are one character. */
const SIGNS = [256, 257];

/** The literal of these bytes; `src/module/characters.ts` reads it. */
export function literalOf(bytes) {
  return `"${charactersOf(bytes)}"`;
}

/** The signs, what each byte is written as from 0 to 255, and the bytes. */
function charactersOf(bytes) {
  const groups = groupsOf(bytes);
  const signOf = new Map(SIGNS.flatMap((sign, at) => groups[at + 1].map((byte) => [byte, sign])));
  const signed = (some) => Array.from(some, (byte) => (signOf.has(byte) ? [signOf.get(byte), byte] : [byte])).flat();
  const symbols = [...SIGNS, ...signed(Array(256).keys()), ...signed(bytes)];
  // Where changing places ends depends on who begins, and which end packs best is known only when it is packed.
  const candidates = [0, 1 / 3, 2 / 3].map((part) => {
    const turned = groups.map((group) => [...group.slice(part * group.length), ...group.slice(0, part * group.length)]);
    const characters = telling(charactersFor(groups), symbols, turned);
    return Buffer.from(symbols.map((symbol) => characters[symbol])).toString("latin1");
  });
  const sizes = candidates.map((candidate) => brotliCompressSync(candidate).length);
  return candidates[sizes.indexOf(Math.min(...sizes))];
}

/** What is frequent, with the signs; and what stands behind each sign. */
function groupsOf(bytes) {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] += 1;
  const all = Array.from(counts.keys()).sort((one, other) => counts[other] - counts[one]);
  const single = PRINTABLE.length - SIGNS.length;
  const rare = all.slice(single).sort((one, other) => one - other);
  return [[...all.slice(0, single), ...SIGNS], rare.slice(0, rare.length / 2), rare.slice(rare.length / 2)];
}

/** Whatever is printable by itself stays as it is, until `telling` exchanges it. */
function charactersFor(groups) {
  const characters = [];
  for (const group of groups) {
    const staying = PRINTABLE.filter((one) => group.includes(one));
    const free = PRINTABLE.filter((one) => !staying.includes(one));
    for (const one of group) characters[one] = staying.includes(one) ? one : free.shift();
  }
  return characters;
}

/** Kinds of characters from which brotli guesses the next one (RFC 7932, 7.1). */
const KINDS = [
  ..." %.=",
  ..."!#$&*+-/?@\\^_`|~ '\" (<[{ )>]} ,:; 0123456789 AEIOU BCDFGHJKLMNPQRSTVWXYZ aeiou bcdfghjklmnpqrstvwxyz".split(" "),
];

/** Those of a group change places until their kinds tell most of what follows them. */
function telling(characters, symbols, groups) {
  const kinds = characters.map((character) => KINDS.findIndex((kind) => kind.includes(String.fromCharCode(character))));
  const behind = characters.map(() => new Float64Array(characters.length));
  for (let at = 1; at < symbols.length; at++) behind[symbols[at - 1]][symbols[at]] += 1;
  const sums = KINDS.map(() => new Float64Array(characters.length));
  kinds.forEach((kind, symbol) => behind[symbol].forEach((count, next) => (sums[kind][next] += count)));
  const costs = sums.map(bits);
  const pairs = groups.flatMap((group) => group.flatMap((one) => group.map((other) => [one, other])));
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [one, other] of pairs) {
      const [kind, otherKind] = [kinds[one], kinds[other]];
      if (kind === otherKind) continue;
      const less = behind[one].map((count, next) => behind[other][next] - count);
      const changed = [sums[kind].map((sum, next) => sum + less[next]), sums[otherKind].map((sum, next) => sum - less[next])];
      const cost = changed.map(bits);
      if (cost[0] + cost[1] >= costs[kind] + costs[otherKind] - 1) continue;
      [sums[kind], sums[otherKind]] = changed;
      [costs[kind], costs[otherKind]] = cost;
      [kinds[one], kinds[other]] = [otherKind, kind];
      [characters[one], characters[other]] = [characters[other], characters[one]];
      isBetter = true;
    }
  }
  return characters;
}

/** What a compressor needs for so many of each. */
function bits(counts) {
  let [all, told] = [0, 0];
  for (const count of counts) {
    if (count <= 0) continue;
    all += count;
    told += count * Math.log2(count);
  }
  return all > 0 ? all * Math.log2(all) - told : 0;
}
