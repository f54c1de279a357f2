// What a contestant is given: feeds of a folder, large generated ones, or the HTML of feeds.
import { decodeDocument, parseFeed } from "anyfeed";
import { corpus, large } from "./feeds.mjs";

/** Documents of `{ folder }`, `{ kind, megabytes }`, and with `html: true` their HTML, piece by piece. */
export function documentsOf(sources) {
  return sources.flatMap(({ folder, kind, megabytes, html }) => {
    const feeds = kind ? [large(kind, megabytes)] : corpus(folder);
    return html ? feeds.flatMap(fragments) : feeds.map((feed) => ({ ...feed, encoding: encodingOf(feed) }));
  });
}

/** What a parser that takes text is told, for it cannot find out. */
function encodingOf({ bytes }) {
  try {
    const { encoding } = decodeDocument(bytes.subarray(0, 4096));
    new TextDecoder(encoding);
    return encoding;
  } catch {
    return "utf-8";
  }
}

function fragments({ name, bytes }) {
  let feed;
  try {
    feed = parseFeed(bytes, null, { html: "raw", text: false });
  } catch {
    return [];
  }
  const found = feed.entries.flatMap(({ titleHtml, summaryHtml, contentHtml }) => [titleHtml, summaryHtml, contentHtml]);
  return found.filter((html) => html?.includes("<")).map((html) => ({ name, html, bytes: new TextEncoder().encode(html) }));
}
