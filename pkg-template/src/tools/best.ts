/** One image of several sizes. */
import type { Image, Media } from "../../index";
import type { BestImage, Pictured } from "../../tools";

interface Size {
  url: string;
  width: number | null;
  height: number | null;
}

export function best(from: Pictured | Image | Media | readonly (Image | Media)[] | null, width: number): BestImage | null {
  const sizes = unique(sizesOf(from));
  const known = sizes.filter((size) => size.width).sort((one, other) => one.width! - other.width!);
  const chosen = known.find((size) => size.width! >= width) ?? known.at(-1) ?? sizes[0];
  return chosen ? { ...chosen, srcset: known.map((size) => `${escaped(size.url)} ${size.width}w`).join(", ") } : null;
}

function sizesOf(from: Parameters<typeof best>[0]): Size[] {
  if (from === null || typeof from !== "object") return [];
  if (Array.isArray(from)) return from.flatMap(sizesOf);
  if ("image" in from) return sizesOfEntry(from);
  const { medium = "image", thumbnails = [] } = from as Partial<Media>;
  const { url, width, height } = from as Image;
  // Of a film its small pictures are shown; of a picture those are further sizes.
  return [...(medium === "image" ? [{ url, width, height }] : []), ...thumbnails.map(({ url, width, height }) => ({ url, width, height }))];
}

/** The entry's own image, and what the feed says to be the same in other sizes. */
function sizesOfEntry({ image, media = [], extensions = {} }: Pictured): Size[] {
  const listed = srcsetOf(extensions.podcast?.images?.srcset ?? "");
  if (listed.length) return listed;
  const pictures = media.filter(({ medium }) => medium === "image");
  const own = pictures.find(({ url }) => url === image?.url);
  const others = own && own.group !== null ? pictures.filter(({ group }) => group === own.group) : own ? [own] : [];
  const films = media.filter(({ thumbnails }) => thumbnails.some(({ url }) => url === image?.url));
  return [...(image ? sizesOf(image) : []), ...sizesOf(others), ...sizesOf(films.flatMap(({ thumbnails }) => thumbnails))];
}

/** "https://… 300w, https://… 600w": an address may hold commas, but none at its end. */
function srcsetOf(text: string): Size[] {
  return [...text.matchAll(/(?<![^\s,])([^\s,]\S{0,4000})\s+(\d{1,6})w\b/g)].map(([, url, width]) => ({ url, width: Number(width), height: null }));
}

/** Each address once. */
function unique(sizes: Size[]): Size[] {
  const known = new Map<string, Size>();
  for (const size of sizes) if (size.url && !known.get(size.url)?.width) known.set(size.url, size);
  return [...known.values()];
}

/** What parts the list is written otherwise in an address. */
const escaped = (url: string) => url.replace(/ /g, "%20").replace(/^,|,$/g, "%2C");
