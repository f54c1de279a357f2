/** Servers of Node: what they hand over to a Request, a Response to what they send. */

import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FetchHandler } from "../../../pkg-template/handler-node";

export { toLambda } from "./lambda";
export { publicFetch } from "./public-fetch";

export function toNode(handler: FetchHandler): (request: IncomingMessage, response: ServerResponse) => void {
  return (incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch(() => outgoing.destroy());
  };
}

async function answer(handler: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const controller = new AbortController();
  // Who has gone is not worked for.
  outgoing.on("close", () => controller.abort());
  const asked = requestOf(incoming, controller.signal);
  if (!asked) return void outgoing.writeHead(400, { "Content-Type": "text/plain" }).end("The request names no address.\n");
  const response = await handler(asked, { ip: incoming.socket.remoteAddress });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body) return void outgoing.end();
  await pipeline(Readable.fromWeb(response.body as never), outgoing);
}

function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const { method = "GET", url = "/", headers, socket } = incoming;
  const scheme = "encrypted" in socket ? "https" : "http";
  // Not joined: a path that begins with two slashes would be a host.
  const address = `${scheme}://${headers.host ?? "localhost"}${url.startsWith("/") ? url : "/"}`;
  if (!URL.canParse(address)) return null;
  const pairs = Object.entries(headers).flatMap(([name, value]) => (value === undefined || name.startsWith(":") ? [] : [[name, String(value)] as [string, string]]));
  const body = method === "GET" || method === "HEAD" ? null : (Readable.toWeb(incoming) as ReadableStream);
  try {
    return new Request(address, { method, headers: pairs, body, signal, ...(body && { duplex: "half" }) });
  } catch {
    // A method that fetch does not know: TRACE, CONNECT.
    return null;
  }
}
