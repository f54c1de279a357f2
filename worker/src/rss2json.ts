/** GET /v1/api.json: answers as rss2json.com does, for programs that were written for it. No JSONP. */

import type { Entry, Feed } from "anyfeed";
import type { Scope } from "./context";
import type { View } from "./convert";
import { Problem } from "./errors";
import { findNew } from "./feed";
import type { Policy } from "./guard";
import { keptAs } from "./lifetime";
import { isTorn, mend } from "./mend";
import type { Values } from "./parameters";
import { piecesOf } from "./pieces";
import { escapeHtml, json } from "./respond";
import { membersOf } from "./shape";

export async function answerRss2json(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const wanted: View = { ...view, format: "json", pretty: false, apart: true, limit: view.order_by === null ? view.count ?? usual : null };
  const { upstream, converted } = await findNew(view.rss_url ?? "", wanted, scope, policy);
  const { feed, items, isWhole } = await gather(converted.body, view);
  const keep = keptAs(upstream.headers, feed.refresh?.minutes ?? null, scope.now());
  return json({
    status: "ok",
    feed: {
      url: upstream.url.href,
      title: feed.title ?? "",
      link: feed.url ?? "",
      author: feed.authors?.[0]?.name ?? "",
      description: feed.description ?? "",
      image: feed.image?.url ?? "",
    },
    items,
  }, isWhole ? keep : "no-store", view.pretty);
}

/** Items that are given where nobody says how many. */
const usual = 10;

/** The feed's head and the items that are asked for: of the others none is kept, however many there are. */
async function gather(body: ReadableStream<Uint8Array>, view: Values): Promise<{ feed: Partial<Feed>; items: Item[]; isWhole: boolean }> {
  const decoder = new TextDecoder();
  const items: Item[] = [];
  let closing = "";
  for await (const { kind, bytes } of piecesOf(mend(body))) {
    const text = decoder.decode(bytes);
    if (kind === "entry") insert(items, item(JSON.parse(text) as Entry), view);
    else if (kind === "closing") closing = text;
  }
  if (closing === "") throw new Problem("internal", "The parser stopped.");
  return { feed: membersOf(closing), items, isWhole: !isTorn(closing) };
}

/** The same refusals in that service's words. */
export function rss2jsonProblem(problem: Problem): Record<string, unknown> {
  return { status: "error", message: `${problem.kind.title}. ${problem.detail}`, code: problem.code };
}

type Item = ReturnType<typeof item>;

function item(entry: Entry) {
  const [media] = entry.media;
  const summary = entry.summaryHtml ?? (entry.summary === null ? null : escapeHtml(entry.summary));
  // The item's own: beside a body that is one, what else sums it up is another element.
  const description = entry.provenance?.["contentHtml"]?.element === "description" ? entry.contentHtml : summary;
  return {
    title: entry.title ?? "",
    // "2024-01-15 13:45:00": without a zone, and UTC.
    pubDate: (entry.published ?? entry.updated ?? "").replace("T", " ").replace("Z", ""),
    link: entry.url ?? "",
    guid: entry.id,
    author: entry.authors[0]?.name ?? "",
    thumbnail: entry.image?.url ?? "",
    description: description ?? entry.contentHtml ?? "",
    content: entry.contentHtml ?? description ?? "",
    enclosure: media === undefined ? {} : { link: media.url, type: media.type, length: media.length, duration: media.duration, thumbnail: entry.image?.url ?? null },
    categories: entry.categories.map((category) => category.term),
  };
}

/** At its place among those that are kept; who comes last behind all of them is not. */
function insert(items: Item[], item: Item, { order_by: by, order_dir: direction, count }: Values): void {
  const most = count ?? usual;
  const sign = direction === "asc" ? 1 : -1;
  let at = items.length;
  if (by !== null) {
    // Among equals the feed's order holds.
    let from = 0;
    while (from < at) {
      const middle = (from + at) >> 1;
      const other = items[middle] as Item;
      const isBefore = sign * (item[by] < other[by] ? -1 : item[by] > other[by] ? 1 : 0) < 0;
      if (isBefore) at = middle;
      else from = middle + 1;
    }
  }
  if (at >= most) return;
  items.splice(at, 0, item);
  if (items.length > most) items.pop();
}
