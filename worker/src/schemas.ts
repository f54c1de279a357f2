/** The schemas of what the routes answer, for the OpenAPI document. */

import { problems } from "./errors";
import feedSchema from "../../pkg/dist/feed.schema.json";

type Members = Record<string, unknown>;

const text: Members = { type: "string" };
const address: Members = { type: "string", format: "uri" };
const whole: Members = { type: "integer", minimum: 0 };
const flag: Members = { type: "boolean" };
const optional: Members = { type: ["string", "null"] };
const severities = ["error", "warning", "advice"];

const object = (properties: Record<string, Members>, ...absent: string[]): Members => ({ type: "object", required: Object.keys(properties).filter((name) => !absent.includes(name)), properties });
const listOf = (name: string): Members => ({ type: "array", items: one(name) });
const one = (name: string): Members => ({ $ref: `#/components/schemas/${name}` });
const code: Members = { type: "string", enum: Object.keys(problems) };
const states = ["pending", "retrying", "done", "failed", "refused"];

/** The package's own schema of a feed, by its names. The handler's reports have codes of its own, too. */
function feedSchemas(): Record<string, Members> {
  const moved = JSON.parse(JSON.stringify(feedSchema.$defs).replaceAll("#/$defs/", "#/components/schemas/")) as Record<string, Members>;
  return {
    ...moved,
    Feed: { ...moved["Feed"], description: "A feed and its entries. `fields` and `compact` leave properties out." },
    DiagnosticCode: { type: "string", description: "As in docs/diagnostics.md; of the handler's own `http/` and the code of a refusal." },
  };
}

const checked: Record<string, Members> = {
  Validation: object({
    verdict: { type: "string", enum: ["valid", "valid-with-warnings", "invalid", "not-a-feed"], description: "Said of the profiles that were checked, and of nothing else." },
    format: text, version: text, title: optional, url: optional, feedUrl: optional, entries: whole,
    profiles: { ...listOf("CheckedProfile"), description: "Those that the document uses, of those that were asked for." },
    findings: { ...listOf("Finding"), description: "In the order of their places." },
    findingsTotal: { ...whole, description: "Those that are not given in full included." },
    report: { anyOf: [one("Report"), { type: "null" }], description: "What the reader repaired, as in `Feed`; null for a subscription list." },
  }),
  CheckedProfile: object({ name: text, title: text, rules: whole, errors: whole, warnings: whole, advice: whole }),
  Finding: object({
    code: text, profile: text, severity: { type: "string", enum: severities }, message: text, fix: text, readers: optional,
    helpUrl: address, line: whole, column: whole, from: whole, to: whole, entry: { type: ["integer", "null"] },
  }),
};

const found: Record<string, Members> = {
  Discovery: object({ url: { ...address, description: "Where the page was in the end." }, feeds: { ...listOf("DiscoveredFeed"), description: "Best first." } }),
  DiscoveredFeed: object({
    url: address, type: optional, title: optional,
    from: { type: "string", enum: ["self", "link", "anchor", "page", "guess"], description: "self: the address is a feed itself. guess: a customary path that turned out to be one." },
  }),
};

/** JSON Feed 1.1, as far as it is written here. */
const jsonFeed: Record<string, Members> = {
  JsonFeed: object({
    version: { type: "string", enum: ["https://jsonfeed.org/version/1.1"] }, title: text, items: listOf("JsonFeedItem"),
    home_page_url: text, feed_url: text, description: text, icon: text, favicon: text, language: text,
    authors: listOf("JsonFeedAuthor"), _anyfeed: { type: "object", description: "`report`, where something was lost." },
  }, "home_page_url", "feed_url", "description", "icon", "favicon", "language", "authors", "_anyfeed"),
  JsonFeedItem: {
    ...object({
      id: text, url: text, external_url: text, title: text, content_html: text, content_text: text, summary: text, image: text, banner_image: text,
      date_published: { type: "string", format: "date-time" }, date_modified: { type: "string", format: "date-time" },
      authors: listOf("JsonFeedAuthor"), tags: { type: "array", items: text }, language: text, attachments: listOf("JsonFeedAttachment"),
    }),
    required: ["id"],
  },
  JsonFeedAuthor: { ...object({ name: text, url: text, avatar: text }), required: [] },
  JsonFeedAttachment: { ...object({ url: text, mime_type: text, title: text, size_in_bytes: { type: "number" }, duration_in_seconds: { type: "number" } }), required: ["url", "mime_type"] },
};

const likeRss2json: Record<string, Members> = {
  Rss2json: object({ status: { type: "string", enum: ["ok"] }, feed: object({ url: text, title: text, link: text, author: text, description: text, image: text }), items: listOf("Rss2jsonItem") }),
  Rss2jsonItem: object({
    title: text, pubDate: { ...text, description: "2024-01-15 13:45:00, in UTC." }, link: text, guid: text, author: text, thumbnail: text, description: text, content: text,
    enclosure: { type: "object" }, categories: { type: "array", items: text },
  }),
};

const batches: Record<string, Members> = {
  BatchAccepted: object({ id: { type: "string", format: "uuid" }, status: { ...text, description: "The path that says how far it has come." }, accepted: whole, refused: whole, duplicates: whole }),
  BatchStatus: object({
    id: { type: "string", format: "uuid" }, created: { type: "string", format: "date-time" }, query: text, finished: flag, total: whole, duplicates: whole,
    counts: object(Object.fromEntries(states.map((state) => [state, whole]))), urls: listOf("BatchedUrl"),
  }),
  BatchedUrl: {
    ...object({
      index: whole, url: text, state: { type: "string", enum: states }, code, detail: text, tries: whole, entries: whole, truncated: flag,
      feedUrl: { ...text, description: "Where the feed was in the end, if elsewhere." }, result: { ...text, description: "The path of what came of it." },
    }),
    required: ["index", "url", "state"],
  },
};

export const answerSchemas: Record<string, Members> = { ...feedSchemas(), ...found, ...checked, ...jsonFeed, ...likeRss2json, ...batches, Health: object({ ok: flag, version: text }) };

/** What is text, and of which form. */
export const textSchemas: Record<string, Members> = {
  badge: { type: "string", description: "An SVG without scripts." },
  raw: { type: "string", format: "binary" },
};
