/** Who asks: the address that the platform saw, of a request and of what is handed over beside it. */

import { isPublic, readV6 } from "../addresses";

/** What platforms hand over, of which each has a word for it. */
interface Platform {
  ip?: unknown;
  remoteAddr?: { hostname?: unknown };
  requestIP?: (request: Request) => { address?: unknown } | null;
}

/** First match wins. */
const seen: ((platform: Platform, request: Request) => unknown)[] = [
  // Headers that these platforms write themselves; anywhere else clients could.
  (_, { headers }) => (globalThis.navigator?.userAgent === "Cloudflare-Workers" ? headers.get("cf-connecting-ip") : null),
  (_, { headers }) => (typeof (globalThis as { EdgeRuntime?: unknown }).EdgeRuntime === "string" ? headers.get("x-real-ip") : null),
  // Netlify, and `toNode` and `toLambda`.
  ({ ip }) => ip,
  // Deno.
  ({ remoteAddr }) => remoteAddr?.hostname,
  // Bun.
  (platform, request) => (typeof platform.requestIP === "function" ? platform.requestIP(request)?.address : null),
];

/** The client as one that is counted; null where nobody says who asks. */
export function clientOf(request: Request, platform: unknown): string | null {
  const given = (typeof platform === "object" && platform !== null ? platform : {}) as Platform;
  const direct = seen.map((read) => read(given, request)).find((one) => typeof one === "string" && one !== "");
  return typeof direct === "string" ? networkOf(behindProxy(plain(direct), request.headers)) : null;
}

/** A neighbour in the own network is a proxy: it says who asked it, behind whatever that one said before. */
function behindProxy(address: string, headers: Headers): string {
  if (isPublic(address)) return address;
  const chain = (headers.get("x-forwarded-for") ?? "").split(",").map((one) => plain(one.trim())).reverse();
  return chain.find(isPublic) ?? address;
}

/** Node writes IPv4 as a part of IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/** One customer of a provider has all addresses of an IPv6 network of 64 bits. */
function networkOf(address: string): string {
  return readV6(address)?.slice(0, 4).map((group) => group.toString(16)).join(":") ?? address;
}
