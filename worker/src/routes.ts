/** The routes: one table of paths, methods and parameters, from which dispatch, Allow and the OpenAPI document come. */

import type { Values } from "./parameters";

export interface Route {
  /** "{name}" stands for one step. */
  path: string;
  methods: readonly ("GET" | "POST")[];
  parameters: readonly (keyof Values)[];
  /** Names that callers send along, and that mean nothing here. */
  unread?: readonly string[];
  /** Without which there is nothing to answer. */
  required?: keyof Values;
  about: string;
  answer: "feed" | "discover" | "validate" | "badge" | "raw" | "rss2json" | "openapi" | "health" | "errors" | "robots" | "batch" | "batchStatus" | "batchResult";
  /** Goes through the cache. */
  cached: boolean;
}

const feedParameters = ["url", "format", "limit", "since", "html", "fields", "compact", "pretty"] as const;

/** For each conversion of a batch. */
export const batchParameters: readonly (keyof Values)[] = ["format", "limit", "since", "html", "fields", "compact", "discover"];

export const routes: readonly Route[] = [
  { path: "/v1/feed", methods: ["GET", "POST"], parameters: [...feedParameters, "discover", "full"], required: "url", answer: "feed", cached: true,
    about: "The feed at an address, or in the body, as JSON, RSS or Atom." },
  { path: "/v1/discover", methods: ["GET"], parameters: ["url", "probe", "pretty"], required: "url", answer: "discover", cached: true,
    about: "The feeds that belong to an address." },
  { path: "/v1/validate", methods: ["GET", "POST"], parameters: ["url", "reportFormat", "profile", "online", "discover", "pretty"], required: "url", answer: "validate", cached: true,
    about: "What specifications and readers say of a feed or a subscription list, and the reader's own report: what is wrong, where, and what was made of it." },
  { path: "/badge.svg", methods: ["GET"], parameters: ["url", "profile", "discover"], required: "url", answer: "badge", cached: true,
    about: "The verdict on a feed as a picture; what cannot be checked is a grey one." },
  { path: "/v1/raw", methods: ["GET"], parameters: ["url"], required: "url", answer: "raw", cached: false,
    about: "The bytes of a document as plain text. Only where the deployment allows it." },
  { path: "/v1/api.json", methods: ["GET"], parameters: ["rss_url", "count", "order_by", "order_dir", "pretty"], unread: ["api_key"], required: "rss_url", answer: "rss2json", cached: true,
    about: "The feed in the form of rss2json.com." },
  { path: "/v1/batch", methods: ["POST"], parameters: batchParameters, answer: "batch", cached: false,
    about: "Converts up to 1,000 addresses: JSON, lines of text or OPML. Only where a queue, durable objects and a bucket are bound." },
  { path: "/v1/batch/{id}", methods: ["GET"], parameters: ["pretty"], answer: "batchStatus", cached: false,
    about: "How far a batch has come, address by address." },
  { path: "/v1/batch/{id}/{index}", methods: ["GET"], parameters: [], answer: "batchResult", cached: false,
    about: "One result of a batch: what /v1/feed would have answered." },
  { path: "/openapi.json", methods: ["GET"], parameters: [], answer: "openapi", cached: false, about: "This description." },
  { path: "/healthz", methods: ["GET"], parameters: [], answer: "health", cached: false, about: "Whether the handler works; reads a small feed to know." },
  { path: "/errors", methods: ["GET"], parameters: [], answer: "errors", cached: false, about: "What each error code means." },
  { path: "/robots.txt", methods: ["GET"], parameters: [], answer: "robots", cached: false, about: "Asks crawlers to leave the API alone." },
];

/** The route of a path; below /errors each code has its own page. */
export function routeOf(path: string): Route | null {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  return routes.find((route) => stepsOf(route, plain) !== null || (route.answer === "errors" && plain.startsWith("/errors/"))) ?? null;
}

/** HEAD goes wherever GET goes. */
export function methodsOf(route: Route): string[] {
  return [...route.methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"];
}

/** What stands in a path for the steps in braces; null for another path. */
export function stepsOf(route: Route, path: string): string[] | null {
  const steps = path.replace(/\/$/, "").split("/");
  const named = route.path.replace(/\/$/, "").split("/");
  if (steps.length !== named.length || !named.every((name, at) => (name.startsWith("{") ? steps[at] !== "" : name === steps[at]))) return null;
  return steps.filter((_, at) => named[at]?.startsWith("{"));
}
