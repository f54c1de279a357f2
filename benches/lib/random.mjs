// Numbers that look random and are the same each time.

/** A generator of numbers from 0 to below 1, and choices made with it. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit) => Math.floor(next() * limit);
  return {
    next,
    below,
    of: (list) => list[below(list.length)],
    /** The list in another order. */
    shuffled(list) {
      const result = [...list];
      for (let left = result.length; left > 1; left--) {
        const other = below(left);
        [result[left - 1], result[other]] = [result[other], result[left - 1]];
      }
      return result;
    },
  };
}
