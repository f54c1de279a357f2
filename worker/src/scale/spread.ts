/** Seconds more, a tenth at most and always the same for a feed: what was added at once is not asked at once for ever. */
export function spread(id: number, interval: number): number {
  const part = (Math.imul(id, 0x9e3779b1) >>> 0) / 2 ** 32;
  return Math.round((part * interval) / 10);
}
