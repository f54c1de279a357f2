/** GET and POST /v1/validate: a feed in, the report on it out. */

import { convert, type Source } from "./convert";
import type { Scope } from "./context";
import { piecesOf } from "./cutter";
import { Problem } from "./errors";
import { find, describeUpstream } from "./feed";
import type { Policy } from "./guard";
import { cacheControl } from "./lifetime";
import { mend } from "./mend";
import type { Values } from "./parameters";
import { json } from "./respond";
import { membersOf, reportOf } from "./shape";
import { noValidators } from "./validators";

export async function answerValidate(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const { upstream, converted, discoveredFrom } = await find(view.url ?? "", bare(view), noValidators, scope, policy);
  if (converted === null) throw new Problem("upstream-status", "The server answered 304 without being asked.");
  const response = await report(converted.body, view, cacheControl(300));
  describeUpstream(response.headers, upstream, discoveredFrom);
  return response;
}

export async function answerPostedReport(source: Source, view: Values, scope: Scope): Promise<Response> {
  const { body } = await convert(source, bare(view), scope);
  return report(body, view, "no-store");
}

/** The entries are read, but only the least of them is made. */
function bare(view: Values): Values {
  return { ...view, format: "json", html: "safe", fields: ["id"], compact: false, pretty: false };
}

async function report(body: ReadableStream<Uint8Array>, view: Values, keep: string): Promise<Response> {
  const decoder = new TextDecoder();
  let entries = 0;
  let closing = "";
  for await (const { kind, bytes } of piecesOf(mend(body))) {
    if (kind === "entry") entries += 1;
    else if (kind === "closing") closing = decoder.decode(bytes);
  }
  if (closing === "") throw new Problem("internal", "The parser stopped.");
  const feed = membersOf(closing);
  const { format, version, title, url, feedUrl } = feed;
  const found = reportOf(feed);
  const truncated = found?.truncated === true;
  return json({ format, version, title, url, feedUrl, entries, report: found }, truncated ? "no-store" : keep, view.pretty);
}
