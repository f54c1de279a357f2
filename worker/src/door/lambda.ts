/** AWS Lambda: an event to a Request, a Response to a result. */

import type { FetchHandler, LambdaEvent, LambdaResult } from "../../../pkg-template/handler-node";

/** Texts go as they are, all else as base64. */
const text = /^(?:text\/|application\/(?:[\w.+-]*json|[\w.+-]*xml|javascript)\b)/i;

export function toLambda(handler: FetchHandler): (event: LambdaEvent) => Promise<LambdaResult> {
  return async (event) => {
    const { http, identity } = event.requestContext ?? {};
    const response = await handler(requestOf(event), { ip: http?.sourceIp ?? identity?.sourceIp });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isText = text.test(response.headers.get("content-type") ?? "text/plain") && !response.headers.has("content-encoding");
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: bytes.toString(isText ? "utf8" : "base64"),
      isBase64Encoded: !isText,
    };
  };
}

function requestOf(event: LambdaEvent): Request {
  const { headers: given, requestContext, body: sent, isBase64Encoded } = event;
  const headers = new Headers();
  for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) headers.set(name, value);
  const method = requestContext?.http?.method ?? event.httpMethod ?? "GET";
  const host = requestContext?.domainName ?? headers.get("host") ?? "localhost";
  const url = `https://${host}${event.rawPath ?? event.path ?? "/"}${queryOf(event)}`;
  const body = method === "GET" || method === "HEAD" || sent === null || sent === undefined ? null : Buffer.from(sent, isBase64Encoded ? "base64" : "utf8");
  return new Request(url, { method, headers, body });
}

/** Payload 2.0 has it as it came, 1.0 in lists of decoded values. */
function queryOf({ rawQueryString, multiValueQueryStringParameters }: LambdaEvent): string {
  if (rawQueryString) return `?${rawQueryString}`;
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(multiValueQueryStringParameters ?? {})) for (const value of values ?? []) query.append(name, value);
  return query.size ? `?${query}` : "";
}
