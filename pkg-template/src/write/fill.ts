/** Fields that no element of the format says: as values of the vocabularies that say them, where those do not yet. */
import type { Extensions } from "./extensions";
import type { Head, Item } from "./input";
import { vocabularies } from "./tables";

/**
 * A field, where it goes, and the fields of its members: "name=value" is called "value" there, "=value" is the member itself.
 */
const SHOW = `author itunes.author
owner itunes.owner name email
explicit itunes.explicit
type itunes.type
blocked itunes.block
complete itunes.complete
newFeedUrl itunes.newFeedUrl
medium podcast.medium
guid podcast.guid
locked podcast.locked =value
funding podcast.funding url message=value
persons podcast.person name=value role group image=img url=href`;

const EPISODE = `duration itunes.duration
episode itunes.episode
season itunes.season
type itunes.episodeType
explicit itunes.explicit
blocked itunes.block
transcripts podcast.transcript
soundbites podcast.soundbite start=startTime duration title=value
persons podcast.person name=value role group image=img url=href`;

/** An object with such fields of another. */
export const renamed = (one: any, names: string): Record<string, any> =>
  Object.fromEntries(names.split(" ").map((name) => {
    const [from, to = from] = name.split("=") as [string, string?];
    return [to, from ? one[from] : one];
  }));

/** Vocabularies that say the same as others: what they say need not be said again. */
const ALIKE: Record<string, string> = { "itunes.episode": "podcast.episode", "itunes.season": "podcast.season", "podcast.funding": "rawvoice.donate" };

/** What stands under "itunes.author". */
export function valueAt(extensions: object, path: string): any {
  const [prefix = "", key = ""] = path.split(".");
  return (extensions as Extensions)[prefix]?.[key];
}

/** The extensions with what such fields say; what is there stays as it is. */
export function filled(extensions: Extensions, rows: [name: string, value: unknown][]): Extensions {
  const all = { ...extensions };
  for (const [name, value] of rows) {
    if (isNothing(value) || [name, ALIKE[name] ?? "", name.replace("itunes", "googleplay")].some((path) => valueAt(all, path) !== undefined)) continue;
    const [prefix = "", key = ""] = name.split(".");
    all[prefix] = { ...all[prefix], [key]: value };
  }
  return all;
}

export const isNothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && !value.length);

function rowsOf(table: string, values: any): [string, unknown][] {
  return table.split("\n").map((row) => {
    const [field = "", name = "", ...parts] = row.split(" ");
    const value = values[field];
    // A flag that is not set says nothing, but for whether a show is explicit or locked.
    if (isNothing(value) || (value === false && /block|complete/.test(name))) return [name, null];
    const make = (one: unknown) => (parts.length ? renamed(one, parts.join(" ")) : one);
    return [name, Array.isArray(value) ? value.map(make) : make(value)];
  });
}

/** Of a head: the show, and how far the document goes. */
export const showRows = ({ podcast, refresh }: Head): [string, unknown][] => [
  ...(podcast ? rowsOf(SHOW, podcast) : []),
  ["fh.complete", refresh.complete || null],
];

/** Of an entry: the episode, the place. */
export const itemRows = (item: Item): [string, unknown][] => (item.podcast || item.geo ? [...episodeRows(item), ...placeRows(item)] : []);

function episodeRows({ podcast }: Item): [string, unknown][] {
  if (!podcast) return [];
  const { season, seasonName, chapters = [], chaptersUrl } = podcast;
  return [
    ["podcast.season", seasonName && season !== null ? { value: season, name: seasonName } : null],
    ...rowsOf(EPISODE, podcast),
    ["psc.chapters", chapters.length ? { version: "1.2", chapter: chapters.map((one) => renamed(one, "start title url=href image")) } : null],
    ["podcast.chapters", chaptersUrl && { url: chaptersUrl, type: "application/json+chapters" }],
  ];
}

function placeRows({ geo, extensions }: Item): [string, unknown][] {
  if (!geo || ["georss", "geo", "geourl", "gml", "cap", "media", "gd", "yt"].some((prefix) => prefix in extensions)) return [];
  return [
    [`georss.${geo.type}`, geo.coordinates.flatMap(([longitude, latitude]) => [latitude, longitude])],
    ["georss.featureName", geo.name],
  ];
}

/** An image that neither the body nor a file nor an extension shows. */
export function imageRows({ image, inferred, media, extensions }: Item): [string, unknown][] {
  if (!image || inferred.includes("image") || media.some((file) => [file, ...file.thumbnails].some((one) => one.url === image.url))) return [];
  const isShown = Object.entries(extensions).some(([prefix, parts]) => vocabularies()[prefix] && JSON.stringify(parts).includes(JSON.stringify(image.url).slice(1, -1)));
  if (isShown) return [];
  return [["media.thumbnail", [renamed(image, "url width height")]]];
}
