/** GET /v1/raw: the bytes as they came, for the preview page; text that nothing runs. Off unless enabled. */

import type { Scope } from "./context";
import { describeUpstream } from "./feed";
import type { Policy } from "./guard";
import { headerText } from "./respond";
import type { Values } from "./parameters";
import { openUpstream } from "./upstream";
import { noValidators } from "./validators";

export async function answerRaw(view: Values, scope: Scope, policy: Policy): Promise<Response> {
  const upstream = await openUpstream(view.url ?? "", scope, policy, noValidators);
  scope.notes["host"] = upstream.url.hostname;
  upstream.begun();
  // Never the upstream's own type: a browser must not read this as a page. The parser finds the charset itself.
  const headers = new Headers({ "Content-Type": "text/plain; charset=x-user-defined", "Content-Disposition": "inline; filename=feed.txt", "Cache-Control": "public, max-age=60" });
  const type = headerText(upstream.contentType ?? "");
  if (type !== null) headers.set("X-Feed-Content-Type", type);
  describeUpstream(headers, upstream, null);
  return new Response(upstream.body, { headers });
}
