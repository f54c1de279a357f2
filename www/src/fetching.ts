// An address to a response: directly where the site allows it, else through the handler.

import type { FailureCode, Way } from "./protocol.js";

export interface Fetched {
  response: Response;
  way: Way;
  /** The Content-Type as the publisher sent it. */
  contentType: string | null;
  url: string;
}

/** Why an address gave nothing. */
export class FetchFailure extends Error {
  constructor(
    readonly code: FailureCode,
    detail: string,
    readonly status: number | null,
    readonly alone: boolean,
  ) {
    super(detail);
  }
}

export async function fetchDocument(url: string, handler: string, signal: AbortSignal): Promise<Fetched> {
  const direct = await attempt(url, { signal, credentials: "omit", referrerPolicy: "no-referrer" });
  if (direct instanceof Response) {
    if (!direct.ok) throw new FetchFailure("status", direct.statusText, direct.status, false);
    return {
      response: direct,
      way: "direct",
      contentType: direct.headers.get("content-type"),
      url: direct.url || url,
    };
  }
  return await throughHandler(url, handler, signal, direct.message);
}

async function throughHandler(url: string, handler: string, signal: AbortSignal, said: string): Promise<Fetched> {
  const response = await attempt(`${handler}?url=${encodeURIComponent(url)}`, { signal });
  if (!(response instanceof Response)) throw new FetchFailure("unreachable", said, null, true);
  if (response.ok && !isOwnPage(response)) {
    const headers = response.headers;
    return {
      response,
      way: "handler",
      contentType: headers.get("x-feed-content-type"),
      url: headers.get("x-feed-url") ?? url,
    };
  }
  if (!isProblem(response)) throw new FetchFailure("unreachable", said, null, true);
  const problem = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  // The route is there but switched off, as it is unless whoever runs the handler wants it.
  if (problem?.["code"] === "not-found") throw new FetchFailure("unreachable", said, null, true);
  const detail = problem?.["detail"] ?? problem?.["title"] ?? response.statusText;
  // The response's status is the handler's own; the site's stands in the problem.
  const { status } = (problem?.["upstream"] ?? {}) as { status?: unknown };
  throw new FetchFailure("refused", String(detail), typeof status === "number" ? status : null, false);
}

/** A static server answers an unknown path with its own page, often with status 200. */
function isOwnPage(response: Response): boolean {
  return (response.headers.get("content-type") ?? "").startsWith("text/html");
}

function isProblem(response: Response): boolean {
  return /^application\/(problem\+)?json/.test(response.headers.get("content-type") ?? "");
}

async function attempt(url: string, init: RequestInit): Promise<Response | Error> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    return error instanceof Error ? error : new Error(String(error));
  }
}
