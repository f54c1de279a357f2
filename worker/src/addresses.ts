/** IPv4 and IPv6 addresses: text to numbers, and whether they are on the public internet. */

/** Networks that are not, from IANA's special-purpose registry, multicast and class E. */
const reservedV4: [string, number][] = [
  ["0.0.0.0", 8], ["10.0.0.0", 8], ["100.64.0.0", 10], ["127.0.0.0", 8], ["169.254.0.0", 16], ["172.16.0.0", 12],
  ["192.0.0.0", 24], ["192.0.2.0", 24], ["192.31.196.0", 24], ["192.52.193.0", 24], ["192.88.99.0", 24],
  ["192.168.0.0", 16], ["192.175.48.0", 24], ["198.18.0.0", 15], ["198.51.100.0", 24], ["203.0.113.0", 24],
  ["224.0.0.0", 4], ["240.0.0.0", 4],
];

/** Within 2000::/3, what is not public: Teredo and the protocol assignments, documentation, and 6to4 judged by what it embeds. */
const reservedV6: [number[], number][] = [
  [[0x2001], 23],
  [[0x2001, 0x0db8], 32],
  [[0x2620, 0x004f, 0x8000], 48],
  [[0x3fff], 20],
];

/** A dotted decimal address as a number; null for anything else. */
export function readV4(host: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(host);
  if (!parts) return null;
  const bytes = parts.slice(1).map(Number);
  if (bytes.some((byte) => byte > 255)) return null;
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

export function isPublicV4(address: number): boolean {
  return !reservedV4.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === (readV4(network) ?? 0) / size;
  });
}

/** Eight groups of sixteen bits; null for what is no address, or one with a zone. */
export function readV6(text: string): number[] | null {
  const halves = text.split("::");
  if (halves.length > 2) return null;
  const [front, back] = halves.map((half) => (half === "" ? [] : half.split(":")));
  if (!front) return null;
  const missing = 8 - front.length - (back?.length ?? 0);
  if (back ? missing < 1 : missing !== 0) return null;
  const groups = [...front, ...Array<string>(back ? missing : 0).fill("0"), ...(back ?? [])];
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => parseInt(group, 16));
}

export function isPublicV6(groups: number[]): boolean {
  // NAT64 reaches an IPv4 host: judge that one.
  if (hasPrefix(groups, [0x64, 0xff9b, 0, 0, 0, 0], 96)) return isPublicV4(pair(groups, 6));
  if (!hasPrefix(groups, [0x2000], 3)) return false;
  if (hasPrefix(groups, [0x2002], 16)) return isPublicV4(pair(groups, 1));
  return !reservedV6.some(([prefix, bits]) => hasPrefix(groups, prefix, bits));
}

/** Whether a text is an address that anybody can reach. */
export function isPublic(text: string): boolean {
  const four = readV4(text);
  if (four !== null) return isPublicV4(four);
  const six = readV6(text);
  return six !== null && isPublicV6(six);
}

function hasPrefix(groups: number[], prefix: number[], bits: number): boolean {
  for (let index = 0; index * 16 < bits; index += 1) {
    const shift = 16 - Math.min(16, bits - index * 16);
    if ((groups[index] ?? 0) >> shift !== (prefix[index] ?? 0) >> shift) return false;
  }
  return true;
}

function pair(groups: number[], at: number): number {
  return (groups[at] ?? 0) * 65536 + (groups[at + 1] ?? 0);
}
