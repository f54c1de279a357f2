/** GET and POST /v1/validate: a feed in, what specifications and readers say of it out. */

import type { FindingsFormat } from "anyfeed/check";
import { checkAddress, checkPosted, type Checked } from "./check";
import type { Source } from "./convert";
import type { Scope } from "./context";
import { describeUpstream } from "./feed";
import type { Policy } from "./guard";
import { cacheControl } from "./lifetime";
import type { Values } from "./parameters";
import { json } from "./respond";

export const reportTypes: Record<Values["reportFormat"], string> = {
  json: "application/json",
  sarif: "application/sarif+json",
  junit: "application/xml",
  github: "text/plain",
  pretty: "text/plain",
};

export async function answerValidate(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const { upstream, discoveredFrom, ...checked } = await checkAddress(view, scope, policy);
  const response = await answer(checked, upstream.url.href, view, scope, cacheControl(300));
  describeUpstream(response.headers, upstream, discoveredFrom);
  return response;
}

export async function answerPostedReport(source: Source, view: Values, scope: Scope, policy: Policy): Promise<Response> {
  return answer(await checkPosted(source, view, scope, policy), source.url ?? "feed", view, scope, "no-store");
}

async function answer(checked: Checked, name: string, view: Values, scope: Scope, keep: string): Promise<Response> {
  const cached = checked.read?.report.truncated === true ? "no-store" : keep;
  if (view.reportFormat === "json") return json(membersOf(checked), cached, view.pretty);
  const { formatFindings } = await scope.check();
  const text = formatFindings(checked.check, view.reportFormat satisfies FindingsFormat, { name });
  return new Response(text, { headers: { "Content-Type": `${reportTypes[view.reportFormat]}; charset=utf-8`, "Cache-Control": cached } });
}

/** The verdict first. What the reader says of itself, `report`, is there for feeds alone. */
function membersOf({ check, read }: Checked) {
  const { verdict, profiles, findings, findingsTotal, format, version, entries } = check;
  const known = read ?? { format, version, title: null, url: null, feedUrl: null, entries, report: null };
  const { report, ...head } = known;
  return { verdict, ...head, profiles, findings, findingsTotal, report };
}
