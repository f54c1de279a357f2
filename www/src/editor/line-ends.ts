// Positions in a text to positions in the editor, which counts every line end as one.

/** The editor splits at CR LF, CR and LF; only the first of them is two long. */
export function lineEnds(text: string): (at: number) => number {
  const pairs: number[] = [];
  for (let at = text.indexOf("\r\n"); at !== -1; at = text.indexOf("\r\n", at + 2)) pairs.push(at);
  return (at) => at - before(pairs, at);
}

/** How many of the sorted numbers are smaller. */
function before(sorted: number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
