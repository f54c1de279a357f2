/** GET /v1/api.json: answers as rss2json.com does, for programs that were written for it. No JSONP. */

import type { Entry, Feed } from "anyfeed";
import type { Scope } from "./context";
import { Problem } from "./errors";
import { find } from "./feed";
import type { Policy } from "./guard";
import { cacheControl, lifetime } from "./lifetime";
import { readAll } from "./limited";
import { isTorn, mend } from "./mend";
import type { Values } from "./parameters";
import { escapeHtml, json } from "./respond";
import { noValidators } from "./validators";

export async function answerRss2json(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const sorted = view.order_by !== null;
  const wanted: Values = { ...view, format: "json", limit: sorted ? null : view.count ?? 10 };
  const { upstream, converted } = await find(view.rss_url ?? "", wanted, noValidators, scope, policy);
  if (converted === null) throw new Problem("upstream-status", "The server answered 304 without being asked.");
  const text = new TextDecoder().decode(await readAll(mend(converted.body)));
  const feed = JSON.parse(text) as Feed;
  const items = sort(feed.entries.map(item), view).slice(0, view.count ?? 10);
  const keep = cacheControl(lifetime(upstream.headers, feed.refresh?.minutes ?? null, scope.now()));
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
  }, isTorn(text) ? "no-store" : keep, view.pretty);
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

function sort(items: Item[], view: Values): Item[] {
  const by = view.order_by;
  if (by === null) return items;
  const sign = view.order_dir === "asc" ? 1 : -1;
  return [...items].sort((one, other) => sign * (one[by] < other[by] ? -1 : one[by] > other[by] ? 1 : 0));
}
