// What is on show to a link and back. The part behind "#" never reaches a server.

import type { Shown } from "./state.js";

export type Linked = { url: string } | { gallery: string };

/** Mail programs and chats cut longer links. */
export const LONG = 8 * 1024;
export const TOO_LONG = 64 * 1024;
/** A link of a few kilobytes may unpack to gigabytes; no feed that went into one was this large. */
const LARGEST = 32 * 1024 * 1024;

export function setHash(linked: Linked | null): void {
  const hash = linked === null ? "" : "url" in linked ? `#u=${encodeURIComponent(linked.url)}` : `#g=${linked.gallery}`;
  history.replaceState(null, "", location.pathname + hash);
}

/** What leads to a document that has an address; null for one that a link has to carry itself. */
export function shortHash({ kind, gallery, site, url }: Shown): string | null {
  if (gallery !== null) return `#g=${gallery}`;
  const address = kind === "address" ? (site?.url ?? url) : null;
  return address === null ? null : `#u=${encodeURIComponent(address)}`;
}

export function linkTo(hash: string): string {
  return location.origin + location.pathname + hash;
}

export async function documentHash(text: string): Promise<string> {
  return `#d=${base64url(await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text)))}`;
}

export interface Found {
  /** There is a document in the link, but the link was cut. */
  isCut: boolean;
  url: string | null;
  gallery: string | null;
  document: string | null;
}

/** What the page's own address asks for: "#u=", "#d=", "#g=", or "?url=" from a share sheet. */
export async function found(place: Location): Promise<Found> {
  const hash = new URLSearchParams(place.hash.slice(1).replace(/\+/g, "%2B"));
  const query = new URLSearchParams(place.search);
  const packed = hash.get("d");
  const shared = query.get("url") || addressWithin(query.get("text") ?? "");
  const document = packed === null ? null : await unpack(packed);
  return { url: hash.get("u") ?? shared, gallery: hash.get("g"), document, isCut: packed !== null && document === null };
}

/** Share sheets put an address behind the page's title and in front of a full stop. */
function addressWithin(shared: string): string | null {
  return /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)’”»]/i.exec(shared)?.[0] ?? (shared.trim() || null);
}

async function unpack(packed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
    return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
  } catch {
    return null;
  }
}

async function through(
  transform: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > LARGEST) throw new RangeError("the link holds too much");
      controller.enqueue(chunk);
    },
  });
  const out = new Blob([bytes]).stream().pipeThrough(transform).pipeThrough(counted);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

function base64url(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += 0x8000) binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
