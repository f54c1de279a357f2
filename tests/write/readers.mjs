// What another reader has of an entry, against what was written.
import { install } from "../installed.mjs";

const { htmlToText } = await install().import();

/** In words; `read` is { title, url, date, body }, the date as JavaScript takes one. */
export function differences(entry, read) {
  const pairs = {
    title: entry.title !== null && !entry.inferred.includes("title") && [entry.title, read.title === entry.title ? read.title : shown(read.title)],
    url: entry.url && [entry.url, read.url],
    // JavaScript takes the year 1 of RFC 822 for 2001.
    date: entry.published > "1000" && !entry.inferred.includes("published") && [Date.parse(entry.published), new Date(read.date).getTime()],
    body: entry.contentHtml !== null && [entry.contentHtml.trim(), (read.body ?? "").replace("&#10;", "\n").trim()],
  };
  return Object.entries(pairs).filter(([, pair]) => pair && pair[0] !== pair[1]).map(([field, pair]) => `${field} ${JSON.stringify(pair.map((one) => String(one).slice(0, 80)))}`);
}

/** What a page shows of it: RSS does not say whether a title is HTML. */
function shown(title) {
  return htmlToText(String(title ?? "")).replace(/\s+/g, " ").trim();
}
