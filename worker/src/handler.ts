/**
 * A request in, an answer out. Two doors: `fetch` is the front, which is never
 * cached and sees every request; `convert` stands behind the cache and does the
 * work of the routes that may be cached.
 */

import type { Bindings, Execution } from "./bindings";
import { isNegotiated, negotiate } from "./accept";
import { answerBadge, refusedBadge } from "./badge";
import { throughCache } from "./cached";
import type { Dependencies, Scope } from "./context";
import { answerDiscover } from "./discover";
import { Problem } from "./errors";
import { answerFeed, answerPosted, postedSource } from "./feed";
import { admit, readAddress, readBase, type Policy } from "./guard";
import { health } from "./health";
import { openapi } from "./openapi";
import { openMark, promised } from "./mend";
import { canonicalQuery, readParameters, type Values } from "./parameters";
import { Pauses } from "./pauses";
import { answerRaw } from "./raw";
import { errorPage, json, preflight, problemResponse, seal } from "./respond";
import { methodsOf, routeOf, stepsOf, type Route } from "./routes";
import { answerRss2json, rss2jsonProblem } from "./rss2json";
import { answerResult, answerStatus } from "./scale/status";
import { answerSubmit, engineOf } from "./scale/submit";
import { openScope, policyOf, settingsOf } from "./scope";
import { answerPostedReport, answerValidate } from "./validate";
import { matches } from "./validators";

export interface Handler {
  fetch(request: Request, bindings?: Bindings, execution?: Execution): Promise<Response>;
  convert(request: Request, bindings?: Bindings): Promise<Response>;
}

/** A question that was understood. */
interface Asked {
  route: Route;
  view: Values;
  /** Path and query in their one spelling: the key of the cache. */
  question: string;
  policy: Policy;
}

export function createHandler(dependencies: Dependencies): Handler {
  const pauses = new Pauses(dependencies.now);
  const open = (request: Request, bindings: Bindings): Scope => openScope(dependencies, settingsOf(bindings, dependencies), pauses, new URL(request.url).origin, request.signal);
  return {
    async fetch(request, bindings = {}, execution) {
      const started = dependencies.now();
      const id = crypto.randomUUID();
      const scope = open(request, bindings);
      const response = await front(request, scope, bindings, execution, dependencies).catch((fault: unknown) => refuse(request, fault, scope));
      const total = dependencies.now() - started;
      const timing = [response.headers.get("server-timing"), `total;dur=${total}`].filter(Boolean).join(", ");
      dependencies.log?.(line(request, response, scope, id, total));
      return seal(headOnly(request, shown(request, response)), { "X-Request-Id": id, "Server-Timing": timing, ...varying(request) });
    },
    async convert(request, bindings = {}) {
      const scope = open(request, bindings);
      scope.ifNoneMatch = request.headers.get("if-none-match");
      try {
        return await answer(understand(request, scope), scope);
      } catch (fault) {
        return refuse(request, fault, scope);
      }
    },
  };
}

/** Caches in between keep an answer for each of what is accepted. */
function varying(request: Request): Record<string, string> {
  const { pathname, searchParams } = new URL(request.url);
  const route = routeOf(pathname);
  return route !== null && isNegotiated(route, searchParams) ? { Vary: "Accept" } : {};
}

async function front(request: Request, scope: Scope, bindings: Bindings, execution: Execution | undefined, dependencies: Dependencies): Promise<Response> {
  const { pathname } = new URL(request.url);
  const route = routeOf(pathname);
  if (request.method === "OPTIONS") return preflight(route ? methodsOf(route) : ["GET", "HEAD", "POST", "OPTIONS"]);
  if (route === null) throw new Problem("not-found", "There is no such route.");
  if (!methodsOf(route).includes(request.method)) {
    throw new Problem("method-not-allowed", `Allowed: ${methodsOf(route).join(", ")}.`, { allow: methodsOf(route) });
  }
  // A feed address that leads through us to ourselves would go on for ever.
  if (/\banyfeed-edge\//.test(request.headers.get("user-agent") ?? "")) {
    throw new Problem("blocked-url", "The handler does not fetch from itself.", { keep: 0 });
  }
  if (pathname.startsWith("/v1/") || route.answer === "badge") await checkRate(request, bindings);
  const asked = understand(request, scope);
  if (asked.view.url ?? asked.view.rss_url) scope.notes["host"] = new URL(asked.view.url ?? asked.view.rss_url ?? "").hostname;
  const batch = await answerBatch(request, asked, pathname, scope, bindings);
  if (batch !== null) return batch;
  if (request.method === "POST") return posted(request, asked, scope);
  const simple = await answerSimple(asked, pathname, scope);
  if (simple !== null) return simple;
  const direct = (ifNoneMatch: string | null, signal = scope.signal) =>
    answer(asked, { ...scope, ifNoneMatch, signal }).catch((fault: unknown) => refuse(request, fault, scope));
  const response = asked.route.cached
    ? await throughCache({ request, question: asked.question, scope, execution, store: dependencies.store ?? null, answer: direct })
    : await direct(null);
  return unchanged(request, response) ?? promised(response);
}

async function answerBatch(request: Request, asked: Asked, pathname: string, scope: Scope, bindings: Bindings): Promise<Response | null> {
  const { route, view, policy } = asked;
  const [id = "", index = ""] = stepsOf(route, pathname) ?? [];
  switch (route.answer) {
    case "batch": return answerSubmit(request, canonicalQuery(view, route.parameters), scope, policy, engineOf(bindings));
    case "batchStatus": return answerStatus(id, engineOf(bindings).results, view.pretty);
    case "batchResult": return answerResult(id, index, engineOf(bindings).results);
    default: return null;
  }
}

/** Routes without an upstream. */
async function answerSimple(asked: Asked, pathname: string, scope: Scope): Promise<Response | null> {
  switch (asked.route.answer) {
    case "openapi": return json(openapi(scope.anyfeed.version), "public, max-age=3600");
    case "health": return health(scope);
    case "robots": return new Response("User-agent: *\nDisallow: /v1/\nDisallow: /badge.svg\n", { headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" } });
    case "errors": {
      const code = pathname.replace(/^\/errors\/?/, "").replace(/\/$/, "");
      const page = errorPage(code === "" ? null : code);
      if (page === null) throw new Problem("not-found", "There is no such error code.");
      return page;
    }
    default: return null;
  }
}

function understand(request: Request, scope: Scope): Asked {
  const url = new URL(request.url);
  const route = routeOf(url.pathname);
  if (route === null) throw new Problem("not-found", "There is no such route.");
  const policy = policyOf(scope.settings, url.origin);
  const view = readParameters(url.searchParams, route.parameters, route.unread);
  negotiate(route, url.searchParams, view, request.headers.get("accept"));
  if (view.html === "raw" && !scope.settings.raw) throw new Problem("bad-request", "html=raw is not enabled here. Allowed: safe, none.");
  if (view.online && !scope.settings.online) throw new Problem("bad-request", "online=1 is not enabled here.");
  const name = route.required;
  if (name === "url" || name === "rss_url") {
    const text = view[name];
    if (text !== null) view[name] = request.method === "POST" ? readBase(readAddress(text)) : admit(readAddress(text), policy).href;
    else if (request.method !== "POST") throw new Problem("bad-request", `The parameter "${name}" is missing. This route knows: ${route.parameters.join(", ")}.`);
  }
  const query = canonicalQuery(view, route.parameters);
  return { route, view, question: query === "" ? route.path : `${route.path}?${query}`, policy };
}

async function answer(asked: Asked, scope: Scope): Promise<Response> {
  const { view, policy } = asked;
  switch (asked.route.answer) {
    case "feed": return answerFeed(view, `${scope.anyfeed.version} ${asked.question}`, { ...scope, self: `${scope.origin}${asked.question}` }, policy);
    case "discover": return answerDiscover(view, scope, policy);
    case "validate": return answerValidate(view, scope, policy);
    case "badge": return answerBadge(view, scope, policy);
    case "rss2json": return answerRss2json(view, scope, policy);
    case "raw":
      if (!scope.settings.raw) throw new Problem("not-found", "This route is not enabled here.");
      return answerRaw(view, scope, policy);
    default: throw new Problem("not-found", "There is no such route.");
  }
}

function posted(request: Request, asked: Asked, scope: Scope): Promise<Response> {
  const source = postedSource(request, asked.view, scope, asked.policy);
  return asked.route.answer === "validate" ? answerPostedReport(source, asked.view, scope, asked.policy) : answerPosted(source, asked.view, scope);
}

function refuse(request: Request, fault: unknown, scope: Scope): Response {
  const problem = fault instanceof Problem ? fault : new Problem("internal", "A fault of the handler.");
  if (problem !== fault) scope.notes["fault"] = fault instanceof Error ? `${fault.name}: ${fault.message}` : "unknown";
  scope.notes["code"] = problem.code;
  const response = problemResponse(problem);
  if (routeOf(new URL(request.url).pathname)?.answer !== "rss2json") return response;
  const headers = new Headers(response.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(rss2jsonProblem(problem)), { status: response.status, headers });
}

/** A refusal as whoever asked shows it. Caches behind know it by its status. */
function shown(request: Request, response: Response): Response {
  const isBadge = routeOf(new URL(request.url).pathname)?.answer === "badge";
  if (!isBadge || response.status < 400 || !["GET", "HEAD"].includes(request.method)) return response;
  response.body?.cancel().catch(() => undefined);
  return refusedBadge(codeOf(response) ?? "internal");
}

function codeOf(response: Response): string | undefined {
  return /\/errors\/([a-z-]+)>; rel="help"/.exec(response.headers.get("link") ?? "")?.[1];
}

function unchanged(request: Request, response: Response): Response | null {
  if (response.status !== 200 || !matches(request.headers.get("if-none-match"), response.headers.get("etag"))) return null;
  response.body?.cancel().catch(() => undefined);
  const headers = new Headers(response.headers);
  for (const name of ["Content-Type", openMark]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function headOnly(request: Request, response: Response): Response {
  if (request.method !== "HEAD" || response.body === null) return response;
  response.body.cancel().catch(() => undefined);
  return new Response(null, response);
}

async function checkRate(request: Request, bindings: Bindings): Promise<void> {
  const key = request.headers.get("cf-connecting-ip") ?? "unknown";
  const outcome = await bindings.RATE_LIMITER?.limit({ key });
  if (outcome?.success === false) throw new Problem("rate-limited", "Too many requests from this address.", { retryAfter: outcome.retryAfter ?? 60 });
}

/** No address of a client, no path of a feed: the host says enough. */
function line(request: Request, response: Response, scope: Scope, id: string, ms: number): Record<string, unknown> {
  const { pathname } = new URL(request.url);
  const code = codeOf(response);
  return {
    at: new Date(scope.now()).toISOString(), id, method: request.method, route: routeOf(pathname)?.path ?? "other",
    status: response.status, ms, ...(code === undefined ? {} : { code }), cache: response.headers.get("x-cache") ?? "none", ...scope.notes,
  };
}
