/** What the parser throws, as problems. */

import type { DiscoveredFeed, FeedError } from "anyfeed";
import { Problem, type ProblemExtras } from "./errors";

/** What was written as markup or JSON: only of that does a report say anything. */
const written = ["xml", "json", "rdf", "opml", "sitemap"];

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
  const { found } = fault;
  const extras: ProblemExtras = { found, ...((found === null || written.includes(found)) && { report: fault.report }) };
  switch (fault.code) {
    case "empty": return new Problem("not-a-feed", "The document is empty.", { found: "empty" });
    case "html": return new Problem("html-not-feed", fault.message, { ...extras, alternatives: fault.feeds });
    case "too-large": return new Problem("too-large", "The document is larger than is read here.", extras);
    case "unsupported":
    case "needs-full":
    case "not-a-feed": return new Problem("not-a-feed", sentenceOf(fault), extras);
    case "invalid-argument": return new Problem("bad-request", "The options make no sense together.");
    case "internal": return new Problem("internal", "The parser failed.");
  }
}

/** The package's own, but that it names a function where it reads lists of subscriptions. */
function sentenceOf({ found, message }: FeedError): string {
  return found === "opml" ? "This is an OPML subscription list, not a feed." : message;
}

/** By name: the package may be bundled twice. */
function isFeedError(fault: unknown): fault is FeedError {
  return fault instanceof Error && fault.name === "FeedError";
}
