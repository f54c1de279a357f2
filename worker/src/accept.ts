/** The header Accept and the formats of a route in, the format that is preferred out (RFC 9110, 12.5.1). */

import { reportTypes } from "./validate";
import { contentTypes } from "./feed";
import type { Route } from "./routes";
import type { Values } from "./parameters";

/** A format is chosen so where nobody names one; ties go to what stands first. */
export function negotiate(route: Route, query: URLSearchParams, view: Values, accept: string | null): void {
  if (!isNegotiated(route, query)) return;
  if (route.answer === "feed") view.format = preferred(accept, formatsFor(view), contentTypes);
  else view.reportFormat = preferred(accept, ["json", "sarif", "pretty"], reportTypes);
}

/** Whether an answer depends on the header. */
export function isNegotiated(route: Route, query: URLSearchParams): boolean {
  return (route.answer === "feed" || route.answer === "validate") && !query.has("format");
}

/** What else is asked for goes with these alone. */
function formatsFor({ full, fields, compact }: Values): Values["format"][] {
  if (full) return ["json"];
  return fields !== null || compact ? ["json", "jsonfeed"] : ["json", "jsonfeed", "rss", "atom"];
}

/** Who accepts none of them gets the first: an answer that is not read is no worse than none. */
function preferred<Format extends string>(accept: string | null, formats: Format[], types: Record<Format, string>): Format {
  const ranges = rangesOf(accept ?? "*/*");
  const weights = formats.map((format) => weightOf((types[format].split(";")[0] ?? "").trim(), ranges));
  const best = Math.max(...weights);
  return (best > 0 && formats[weights.indexOf(best)]) || formats[0]!;
}

/** Media ranges with their weights. */
function rangesOf(accept: string): Map<string, number> {
  const rows = accept.toLowerCase().split(",").map((one): [string, number] => {
    const [range = "", ...parameters] = one.split(";").map((part) => part.trim());
    const stated = parameters.map((parameter) => /^q\s*=\s*([\d.]+)$/.exec(parameter)?.[1]).find((weight) => weight !== undefined);
    const weight = Number(stated ?? 1);
    return [range, weight >= 0 && weight <= 1 ? weight : 0];
  });
  return new Map(rows);
}

/** The narrowest range that a type is in speaks for it. */
function weightOf(type: string, ranges: Map<string, number>): number {
  return ranges.get(type) ?? ranges.get(type.replace(/\/.*/, "/*")) ?? ranges.get("*/*") ?? 0;
}
