/** What the parser throws, as problems. */

import type { DiscoveredFeed, FeedError } from "anyfeed";
import { Problem, type ProblemExtras } from "./errors";

/** In words, for the detail of "not-a-feed". */
const found: Record<string, string> = {
  html: "a web page", challenge: "a page that checks for robots", login: "a page that asks to log in",
  json: "JSON that is no feed", xml: "XML that is no feed", rdf: "RDF that is no feed", opml: "a list of subscriptions (OPML)",
  sitemap: "a sitemap", image: "an image", pdf: "a PDF", binary: "binary data", text: "plain text",
};

/** Feeds that an HTML page names; null if the fault is another one. */
export function namedFeeds(fault: unknown): DiscoveredFeed[] | null {
  const problem = fault instanceof Problem ? fault : null;
  if (problem?.code !== "html-not-feed") return null;
  return (problem.extras.alternatives ?? []) as DiscoveredFeed[];
}

/** A fault of the transport stands before what the parser made of the torn document. */
export function documentProblem(fault: unknown, transport: Problem | null): Problem {
  if (transport !== null) return transport;
  if (fault instanceof Problem) return fault;
  if (!isFeedError(fault)) return new Problem("internal", "The parser failed.");
  const extras: ProblemExtras = { found: fault.found, report: fault.report };
  switch (fault.code) {
    case "empty": return new Problem("not-a-feed", "The document is empty.", { ...extras, found: "empty" });
    case "html": return new Problem("html-not-feed", "The document is a web page.", { ...extras, alternatives: fault.feeds });
    case "too-large": return new Problem("too-large", "The document is larger than is read here.", extras);
    case "unsupported":
    case "not-a-feed": return new Problem("not-a-feed", `The document is ${found[fault.found ?? ""] ?? "no feed"}.`, extras);
    case "invalid-argument": return new Problem("bad-request", "The options make no sense together.");
    case "internal": return new Problem("internal", "The parser failed.");
  }
}

/** By name: the package may be bundled twice. */
function isFeedError(fault: unknown): fault is FeedError {
  return fault instanceof Error && fault.name === "FeedError";
}
