/** Files of chapters to one shape. */
import type { Chapter } from "../../podcast";
import { decoded, jsonOf, unmarked, withoutTags } from "../plain";
import { secondsOf, textOf, webAddressOf } from "./time";

type Given = { start: unknown; end?: unknown; title?: unknown; url?: unknown; image?: unknown; isHidden?: boolean };

export function parseChapters(text: string): Chapter[] | null {
  const written = unmarked(text);
  const given = ofJson(jsonOf(written)) ?? ofXml(written) ?? ofLines(written);
  return given && chaptersOf(given);
}

/** In their order; an end that is not said is the next one's beginning. */
export function chaptersOf(given: Given[]): Chapter[] {
  const chapters = given.flatMap(({ start, end, title, url, image, isHidden = false }): Chapter[] => {
    const seconds = secondsOf(start);
    if (seconds === null) return [];
    return [{ start: seconds, end: secondsOf(end), title: textOf(title), url: webAddressOf(url), image: webAddressOf(image), isHidden }];
  });
  chapters.sort((one, other) => one.start - other.start);
  // What is hidden does not end what is listed.
  let next: number | null = null;
  for (const chapter of chapters.reverse()) {
    chapter.end ??= next;
    if (!chapter.isHidden) next = chapter.start;
  }
  return chapters.reverse();
}

/** Podcasting 2.0: https://github.com/Podcastindex-org/podcast-namespace/blob/main/chapters/jsonChapters.md */
function ofJson(json: unknown): Given[] | null {
  const { chapters } = (typeof json === "object" && json !== null ? json : {}) as { chapters?: unknown };
  if (!Array.isArray(chapters)) return null;
  const objects = chapters.filter((one): one is Record<string, unknown> => typeof one === "object" && one !== null);
  return objects.map(({ startTime, endTime, title, url, img, toc }) => ({ start: startTime, end: endTime, title, url, image: img, isHidden: toc === false }));
}

/** Podlove Simple Chapters: https://podlove.org/simple-chapters/ */
function ofXml(text: string): Given[] | null {
  if (!/<(?:[\w.-]{1,40}:)?chapters[\s>/]/.test(text)) return null;
  return [...text.matchAll(/<(?:[\w.-]{1,40}:)?chapter\s([^<>]{0,10000})>/g)].map(([, tag]) => {
    const attributes = Object.fromEntries([...tag.matchAll(/([\w:.-]{1,40})\s?=\s?(?:"([^"]*)"|'([^']*)')/g)].map(([, name, one, other]) => [name, decoded(one ?? other)]));
    const { start, title, href, image } = attributes;
    return { start, title, url: href, image };
  });
}

/** MP4Chaps: a time and a title in each line. */
function ofLines(text: string): Given[] | null {
  const found = text.split(/\r\n?|\n/).filter((line) => line.trim()).map((line) => /^\s{0,9}(\d+(?::\d\d){1,2}(?:[.,]\d+)?)\s+(.*)$/.exec(line));
  if (!found.length || found.includes(null)) return null;
  return found.map((match) => ({ start: match![1], title: withoutTags(match![2]) }));
}
