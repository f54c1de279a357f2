/**
 * Bytes out of LZMA, as the build writes it: lc 3, lp 1, pb 1, without header and end mark. Half of what base64 of the
 * bytes themselves takes, for a kilobyte of code and a tenth of a second.
 */

/** Where the odds of each kind of decision begin. */
const IS_REPEATED = 192;
const IS_OLDER = 204;
const IS_LONG = 240;
const SLOTS = 432;
const SPECIAL = 688;
const LOWEST = 816;
const LENGTHS = 832;
const REPEATED_LENGTHS = 1346;
const LITERALS = 1860;
const ALL = LITERALS + 16 * 0x300;

export function unpacked(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const { bit, tree, reversed, plain } = decisions(packed);
  let state = 0;
  let distances = [0, 0, 0, 0];

  const length = (from: number, step: number) => {
    if (!bit(from)) return tree(from + 2 + step * 8, 3) + 2;
    return bit(from + 1) ? tree(from + 258, 8) + 18 : tree(from + 130 + step * 8, 3) + 10;
  };
  const distance = (long: number) => {
    const slot = tree(SLOTS + Math.min(long - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const more = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << more;
    if (slot < 14) return base + reversed(SPECIAL + base - slot - 1, more);
    return base + plain(more - 4) * 16 + reversed(LOWEST, 4);
  };
  /** One byte, told by its place and the one before it, and behind a match by the one that would have gone on. */
  const literal = (at: number) => {
    const odds = LITERALS + ((at & 1) * 8 + (at && bytes[at - 1] >> 5)) * 0x300;
    let symbol = 1;
    if (state > 6) {
      let like = bytes[at - distances[0] - 1];
      do {
        const expected = (like >> 7) & 1;
        like <<= 1;
        const came = bit(odds + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | came;
        if (came !== expected) break;
      } while (symbol < 256);
    }
    while (symbol < 256) symbol = (symbol << 1) | bit(odds + symbol);
    state -= state < 4 ? state : state < 10 ? 3 : 6;
    return symbol;
  };
  /** One of the last four distances; 0 where it stands for a single byte. */
  const repeated = (step: number) => {
    if (!bit(IS_OLDER + state)) {
      if (!bit(IS_LONG + state * 16 + step)) {
        state = state < 7 ? 9 : 11;
        return 1;
      }
    } else {
      const older = bit(IS_OLDER + 12 + state) ? 2 + bit(IS_OLDER + 24 + state) : 1;
      const [chosen] = distances.splice(older, 1);
      distances.unshift(chosen);
    }
    const long = length(REPEATED_LENGTHS, step);
    state = state < 7 ? 8 : 11;
    return long;
  };

  for (let at = 0; at < size; ) {
    const step = at & 1;
    if (!bit(state * 16 + step)) {
      bytes[at] = literal(at);
      at += 1;
      continue;
    }
    let long: number;
    if (bit(IS_REPEATED + state)) long = repeated(step);
    else {
      long = length(LENGTHS, step);
      state = state < 7 ? 7 : 10;
      distances = [distance(long), distances[0], distances[1], distances[2]];
    }
    for (const end = at + long; at < end; at += 1) bytes[at] = bytes[at - distances[0] - 1];
  }
  return bytes;
}

/** The range decoder: decisions of known odds, which it learns; several as a tree; and plain bits. */
function decisions(packed: Uint8Array) {
  const odds = new Uint16Array(ALL).fill(1024);
  let at = 5;
  let range = 0xffffffff;
  let code = 0;
  for (let index = 1; index < 5; index += 1) code = (code * 256 + packed[index]) >>> 0;

  const bit = (index: number): number => {
    const chance = odds[index];
    const bound = (range >>> 11) * chance;
    const came = code < bound ? 0 : 1;
    if (came) {
      range -= bound;
      code -= bound;
      odds[index] = chance - (chance >> 5);
    } else {
      range = bound;
      odds[index] = chance + ((2048 - chance) >> 5);
    }
    if (range < 0x1000000) {
      range *= 256;
      code = code * 256 + packed[at++];
    }
    return came;
  };
  const tree = (from: number, bits: number): number => {
    let symbol = 1;
    for (let count = 0; count < bits; count += 1) symbol = (symbol << 1) | bit(from + symbol);
    return symbol - (1 << bits);
  };
  const reversed = (from: number, bits: number): number => {
    let [node, symbol] = [1, 0];
    for (let count = 0; count < bits; count += 1) {
      const came = bit(from + node);
      node = (node << 1) | came;
      symbol |= came << count;
    }
    return symbol;
  };
  const plain = (bits: number): number => {
    let symbol = 0;
    for (let count = 0; count < bits; count += 1) {
      range = Math.floor(range / 2);
      const came = code >= range ? 1 : 0;
      if (came) code -= range;
      symbol = symbol * 2 + came;
      if (range < 0x1000000) {
        range *= 256;
        code = code * 256 + packed[at++];
      }
    }
    return symbol;
  };
  return { bit, tree, reversed, plain };
}
