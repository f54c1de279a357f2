/** Answers and their headers: a fixed set of our own, never one of the upstream's. */

import { Problem, problems } from "./errors";

/** On every answer: nothing that we pass on may run on our origin, and any page may read it. */
const always: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "ETag, Last-Modified, Link, Retry-After, Server-Timing, X-Cache, X-Request-Id, X-Feed-Url, X-Feed-Moved-To, X-Feed-Discovered-From, X-Feed-Status, X-Feed-Etag, X-Feed-Last-Modified, X-Feed-Fetched-At, X-Feed-Content-Type",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

export function seal(response: Response, more: Record<string, string>): Response {
  const sealed = new Response(response.body, response);
  for (const [name, value] of Object.entries({ ...always, ...more })) sealed.headers.set(name, value);
  return sealed;
}

export function json(value: unknown, cacheControl: string, pretty = false): Response {
  return new Response(JSON.stringify(value, null, pretty ? 2 : 0), {
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": cacheControl },
  });
}

/** RFC 9457. The words are ours; what came from outside is shown as data only. */
export function problemResponse(problem: Problem): Response {
  const { kind, code, detail, extras } = problem;
  const { retryAfter, allow, keep = kind.keep, ...members } = extras;
  const body = { type: `/errors/${code}`, title: kind.title, status: kind.status, detail, code, ...members, ...(retryAfter === undefined ? {} : { retryAfter }) };
  const headers: Record<string, string> = {
    "Content-Type": "application/problem+json; charset=utf-8",
    "Cache-Control": keep > 0 ? `public, max-age=${keep}` : "no-store",
    Link: `</errors/${code}>; rel="help", </openapi.json>; rel="service-desc"`,
  };
  if (retryAfter !== undefined) headers["Retry-After"] = String(retryAfter);
  if (allow !== undefined) headers["Allow"] = allow.join(", ");
  return new Response(JSON.stringify(body), { status: kind.status, headers });
}

export function preflight(methods: readonly string[]): Response {
  return new Response(null, {
    status: 204,
    headers: {
      Allow: methods.join(", "),
      "Access-Control-Allow-Methods": methods.join(", "),
      "Access-Control-Allow-Headers": "Authorization, Content-Encoding, Content-Type, If-None-Match",
      "Access-Control-Max-Age": "86400",
      "Cache-Control": "public, max-age=86400",
    },
  });
}

/** The page of one error, or of all: our own words only. */
export function errorPage(code: string | null): Response | null {
  const rows = Object.entries(problems).filter(([name]) => code === null || name === code);
  if (rows.length === 0) return null;
  const sections = rows.map(([name, kind]) =>
    `<section><h2>${name}</h2><p>Status ${kind.status}. ${kind.title}.</p><p>${escapeHtml(kind.about)}</p></section>`);
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>anyfeed: ${code ?? "errors"}</title><main>${sections.join("")}</main></html>`;
  return new Response(page, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}

/** For header values: an URL as the parser writes it is ASCII; whatever else is not is left out. */
export function headerText(text: string): string | null {
  return /^[\x20-\x7e]{1,2048}$/.test(text) ? text : null;
}

/** A Link value; null for what could break out of the brackets. */
export function link(url: string | null, relation: string): string | null {
  return url !== null && /^https?:[\x21\x23-\x3b\x3d\x3f-\x7e]+$/.test(url) ? `<${url}>; rel="${relation}"` : null;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
