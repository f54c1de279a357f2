/** GET /badge.svg: the verdict on a feed as a picture: text and shapes, nothing that runs. */

import type { CheckReport } from "anyfeed/check";
import { checkAddress } from "./check";
import type { Scope } from "./context";
import type { ProblemCode } from "./errors";
import type { Policy } from "./guard";
import { cacheControl } from "./lifetime";
import type { Values } from "./parameters";
import { escapeHtml } from "./respond";

/** White text is readable on each. */
const colors = { good: "#24762a", fair: "#8a5a00", bad: "#b3261e", unknown: "#5f6368", label: "#3c4043" };

/** What is said where nothing was checked. */
const refused: Partial<Record<ProblemCode, string>> = {
  "bad-request": "no address", "invalid-url": "no address", "blocked-url": "not allowed",
  "html-not-feed": "not a feed", "not-a-feed": "not a feed", "too-large": "too large",
  "upstream-not-found": "not found", gone: "gone", "rate-limited": "try later",
  "upstream-status": "unreachable", "upstream-unreachable": "unreachable", "upstream-reset": "unreachable", "upstream-timeout": "unreachable", "upstream-truncated": "unreachable",
};

/** Seconds. */
const keep = 3600;
const keepRefused = 60;

export async function answerBadge(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const { check } = await checkAddress(view, scope, policy);
  const [words, color] = verdictOf(check);
  return picture(words, color, cacheControl(keep));
}

/** A page shows a picture whatever happened: the status is 200, or it would show a broken one. */
export function refusedBadge(code: string): Response {
  return picture(refused[code as ProblemCode] ?? "unknown", colors.unknown, `public, max-age=${keepRefused}`);
}

function verdictOf({ verdict, profiles }: CheckReport): [words: string, color: string] {
  const sum = (what: "errors" | "warnings") => profiles.reduce((all, profile) => all + profile[what], 0);
  const some = (count: number, one: string) => (count === 0 ? "" : `, ${count} ${one}${count === 1 ? "" : "s"}`);
  // Nothing was looked at.
  if (profiles.length === 0) return ["not checked", colors.unknown];
  switch (verdict) {
    case "valid": return ["valid", colors.good];
    case "valid-with-warnings": return [`valid${some(sum("warnings"), "warning")}`, colors.fair];
    case "invalid": return [`invalid${some(sum("errors"), "error")}`, colors.bad];
    case "not-a-feed": return ["not a feed", colors.unknown];
  }
}

function picture(words: string, color: string, cached: string): Response {
  return new Response(drawn("feed", words, color), { headers: { "Content-Type": "image/svg+xml; charset=utf-8", "Cache-Control": cached } });
}

function drawn(label: string, words: string, color: string): string {
  const [left, right] = [widthOf(label), widthOf(words)];
  const [middle, whole] = [left + 12, left + right + 24];
  const said = escapeHtml(`${label}: ${words}`);
  const text = (at: number, width: number, written: string) => `<text x="${at}" y="14" textLength="${width}">${escapeHtml(written)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="20" viewBox="0 0 ${whole} 20" role="img" aria-label="${said}"><title>${said}</title>`
    + `<clipPath id="r"><rect width="${whole}" height="20" rx="3"/></clipPath>`
    + `<g clip-path="url(#r)"><rect width="${middle}" height="20" fill="${colors.label}"/><rect x="${middle}" width="${whole - middle}" height="20" fill="${color}"/></g>`
    + `<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11" text-rendering="geometricPrecision">${text(6, left, label)}${text(middle + 6, right, words)}</g></svg>\n`;
}

/** Verdana's widths in thousandths of its size; what is not here is as wide as a digit. */
const widths: Record<string, number> = {
  " ": 352, ",": 364, a: 601, b: 623, c: 521, d: 623, e: 596, f: 352, g: 623, h: 633, i: 274, j: 344, k: 592, l: 274, m: 973,
  n: 633, o: 607, p: 623, q: 623, r: 427, s: 521, t: 394, u: 633, v: 592, w: 818, x: 592, y: 592, z: 525,
};

/** Pixels. The picture says the same to whoever draws it, so that another font is made to fit. */
function widthOf(text: string): number {
  return Math.round([...text].reduce((sum, letter) => sum + (widths[letter] ?? 636), 0) * 0.011);
}
