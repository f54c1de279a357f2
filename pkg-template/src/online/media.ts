/** Enclosures and pictures: whether they are there, and what they are. */
import type { Entry, Feed } from "../../index";
import { type Answer, type Asker, hasFailed } from "./ask";
import { type Picture, pictureIn } from "./image";
import { MOST } from "./rules";
import type { About, Say } from "./say";

/** What an image's header may take; profiles of colours and photographs' notes stand before it. */
const IMAGE_BYTES = 256 * 1024;

interface Enclosure extends About {
  type: string | null;
  length: number | null;
}

/** Of the first entries, which are the newest in most feeds. */
export function enclosuresOf({ entries }: Pick<Feed, "entries">): Enclosure[] {
  const all = entries.flatMap(({ media, inferred }: Entry, entry) =>
    media.filter(({ from }) => ["enclosure", "attachment"].includes(from)).map(({ url, type, length }) => ({ url, length, entry, type: inferred.includes("media:type") ? null : type })));
  return all.filter(({ url }, index) => all.findIndex((one) => one.url === url) === index).slice(0, MOST.enclosures);
}

export async function enclosure(asked: Enclosure, asker: Asker, say: Say): Promise<void> {
  const { url, type, length } = asked;
  // As it is: what is packed has another length.
  const plain = { "Accept-Encoding": "identity" };
  const head = await asker.ask(url, { method: "HEAD", headers: plain });
  const part = await asker.ask(url, { headers: { ...plain, Range: "bytes=0-1" } });
  if (head === null || part === null) return;
  if (hasFailed(part)) return say("network/enclosure-unreachable", { reason: part.reason }, asked);
  if (part.status !== 200 && part.status !== 206) return say("network/enclosure-unreachable", { reason: `the server answers ${part.status}` }, asked);
  if (hasFailed(head) || head.status !== 200) say("network/enclosure-head", { status: hasFailed(head) ? `not at all (${head.reason})` : head.status }, asked);
  const served = typeOf(part);
  if (part.status === 200 && /^(?:audio|video)\//.test(type ?? served)) say("network/enclosure-ranges", {}, asked);
  const found = lengthOf(part) ?? (hasFailed(head) ? null : lengthOf(head));
  if (found !== null && length !== null && found !== length) say("network/enclosure-length", { found, said: length }, asked);
  if (type !== null && served !== "" && !isSame(served, type.toLowerCase())) say("network/enclosure-type", { found: served, said: type }, asked);
}

const typeOf = ({ headers }: Answer) => (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** Of all of it, where a part came. */
function lengthOf({ status, headers }: Answer): number | null {
  const said = status === 206 ? /\/(\d+)\s*$/.exec(headers.get("content-range") ?? "")?.[1] : headers.get("content-length");
  return said !== undefined && said !== null && /^\d{1,15}$/.test(said) ? Number(said) : null;
}

/** Names that mean the same; a server that says nothing of what it gives does not contradict. */
const NAMES: Record<string, string> = {
  "audio/mp3": "audio/mpeg", "audio/x-mp3": "audio/mpeg", "audio/mpeg3": "audio/mpeg", "audio/x-mpeg": "audio/mpeg", "audio/x-m4a": "audio/mp4", "audio/m4a": "audio/mp4", "video/x-m4v": "video/mp4",
  "image/jpg": "image/jpeg", "image/pjpeg": "image/jpeg", "image/x-png": "image/png",
};
const isSame = (one: string, other: string) => one === "application/octet-stream" || (NAMES[one] ?? one) === (NAMES[other] ?? other);

/** The feed's picture; a podcast's is a cover. */
export function artworkOf({ image, entries, podcast }: Pick<Feed, "image" | "entries" | "podcast">): (About & { isCover: boolean })[] {
  const own = image ? [{ url: image.url, entry: null, isCover: podcast !== null }] : [];
  const [first] = entries.flatMap((one, entry) => (podcast !== null && one.podcast !== null && one.image ? [{ url: one.image.url, entry, isCover: true }] : []));
  return [...own, ...(first && first.url !== image?.url ? [first] : [])].slice(0, MOST.artwork);
}

export async function artwork(asked: About & { isCover: boolean }, asker: Asker, say: Say): Promise<void> {
  const answer = await asker.ask(asked.url, { isEnough: (bytes) => pictureIn(bytes) !== undefined, most: IMAGE_BYTES });
  if (answer === null) return;
  if (hasFailed(answer)) return say("network/artwork-unreachable", { reason: answer.reason }, asked);
  if (answer.status !== 200) return say("network/artwork-unreachable", { reason: `the server answers ${answer.status}` }, asked);
  const picture = pictureIn(answer.bytes);
  const served = typeOf(answer);
  if (!picture) {
    // Other forms are drawn everywhere, but not in directories of podcasts.
    if (asked.isCover || !/^image\/(?:svg\+xml|avif|x-icon|vnd\.microsoft\.icon)$/.test(served)) say("network/artwork-format", { found: served || "of no form that is known" }, asked);
    return;
  }
  const type = `image/${picture.format.toLowerCase()}`;
  if (served !== "" && !isSame(served, type)) say("network/artwork-type", { found: served, said: type }, asked);
  if (asked.isCover) cover(picture, asked, say);
}

const LEAST = 1400;
const LARGEST = 3000;

function cover({ format, width, height, channels }: Picture, asked: About, say: Say): void {
  if (format !== "PNG" && format !== "JPEG") return say("network/artwork-format", { found: `a ${format}` }, asked);
  if (width !== height) say("network/artwork-square", { width, height }, asked);
  else if (width < LEAST || width > LARGEST) say("network/artwork-size", { width, height }, asked);
  if (channels === 4) say("network/artwork-colors", {}, asked);
}
