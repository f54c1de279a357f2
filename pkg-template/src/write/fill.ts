/** Fields that no element of the format says: as values of the vocabularies that say them, where those do not yet. */
import type { Extensions } from "./extensions";
import type { Head, Item } from "./input";

type Row = [field: string, name: string, make?: (value: any) => unknown];

const persons = (all: any[]) => all.map(({ name, role, group, image, url }) => ({ value: name, role, group, img: image, href: url }));
const yes = (value: boolean) => value || null;

/** Fields of `podcast` of a show. */
const SHOW: Row[] = [
  ["author", "itunes.author"],
  ["owner", "itunes.owner", ({ name, email }) => (name || email ? { name, email } : null)],
  ["explicit", "itunes.explicit"],
  ["type", "itunes.type"],
  ["blocked", "itunes.block", yes],
  ["complete", "itunes.complete", yes],
  ["newFeedUrl", "itunes.newFeedUrl"],
  ["medium", "podcast.medium"],
  ["guid", "podcast.guid"],
  ["locked", "podcast.locked", (value) => ({ value })],
  ["funding", "podcast.funding", (all) => all.map(({ url, message }: any) => ({ url, value: message }))],
  ["persons", "podcast.person", persons],
];

/** Fields of `podcast` of an episode. */
const EPISODE: Row[] = [
  ["duration", "itunes.duration"],
  ["episode", "itunes.episode"],
  ["season", "itunes.season"],
  ["type", "itunes.episodeType"],
  ["explicit", "itunes.explicit"],
  ["blocked", "itunes.block", yes],
  ["chapters", "psc.chapters", (all) => (all.length ? { version: "1.2", chapter: all.map(({ start, title, url, image }: any) => ({ start, title, href: url, image })) } : null)],
  ["chaptersUrl", "podcast.chapters", (url) => ({ url, type: "application/json+chapters" })],
  ["transcripts", "podcast.transcript"],
  ["soundbites", "podcast.soundbite", (all) => all.map(({ start, duration, title }: any) => ({ startTime: start, duration, value: title }))],
  ["persons", "podcast.person", persons],
];

/** Vocabularies that say the same as others: what they say need not be said again. */
const ALIKE: Record<string, string[]> = { "itunes.episode": ["podcast.episode"], "itunes.season": ["podcast.season"], "podcast.funding": ["rawvoice.donate"], itunes: ["googleplay"] };

/** The extensions with what such fields say; what is there stays as it is. */
export function filled(extensions: Extensions, rows: [name: string, value: unknown][]): Extensions {
  const all = { ...extensions };
  for (const [name, value] of rows) {
    if (value === null || value === undefined || (Array.isArray(value) && !value.length)) continue;
    const [prefix = "", key = ""] = name.split(".");
    if (all[prefix]?.[key] === undefined && !isSaid(all, name)) all[prefix] = { ...all[prefix], [key]: value };
  }
  return all;
}

function isSaid(extensions: Extensions, name: string): boolean {
  const [prefix = "", key = ""] = name.split(".");
  const others = [...(ALIKE[name] ?? []), ...(ALIKE[prefix] ?? []).map((other) => `${other}.${key}`)];
  return others.some((other) => extensions[other.split(".")[0]!]?.[other.split(".")[1]!] !== undefined);
}

function rowsOf(table: Row[], values: object | null): [string, unknown][] {
  if (!values) return [];
  return table.map(([field, name, make]) => {
    const value = (values as Record<string, unknown>)[field];
    return [name, value === null || value === undefined || !make ? value : make(value)];
  });
}

/** Of a head: the show, and how far the document goes. */
export const showRows = (head: Head): [string, unknown][] => [
  ...rowsOf(SHOW, head.podcast),
  ["fh.complete", head.refresh.complete || null],
];

/** Of an entry: the episode, the place, the picture. */
export function itemRows(item: Item): [string, unknown][] {
  const rows = rowsOf(EPISODE, item.podcast);
  if (item.podcast?.seasonName && item.podcast.season !== null) {
    rows.unshift(["podcast.season", { value: item.podcast.season, name: item.podcast.seasonName }]);
  }
  return [...rows, ...placeRows(item), ...pictureRows(item)];
}

function placeRows({ geo, extensions }: Item): [string, unknown][] {
  const isSaid = ["georss", "geo", "icbm", "geourl", "gml", "cap", "media", "gd", "lj", "yt"].some((prefix) => prefix in extensions);
  if (!geo || isSaid) return [];
  return [
    [`georss.${geo.type}`, geo.coordinates.flatMap(([longitude, latitude]) => [latitude, longitude])],
    ["georss.featureName", geo.name],
  ];
}

/** A picture that neither the body nor a file nor an extension shows. */
function pictureRows({ image, inferred, media, extensions }: Item): [string, unknown][] {
  if (!image || inferred.includes("image") || media.some((file) => shows(file, image.url))) return [];
  const said = JSON.stringify(extensions);
  if (said.includes(JSON.stringify(image.url).slice(1, -1))) return [];
  return [["media.thumbnail", [{ url: image.url, width: image.width, height: image.height }]]];
}

const shows = (file: Item["media"][number], url: string): boolean => file.url === url || file.thumbnails?.some((one) => one.url === url);
