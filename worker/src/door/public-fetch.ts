/** A fetch that reaches public addresses alone, whatever names lead to. */

import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { PublicFetchOptions } from "../../../pkg-template/handler-node";
import { isPublic } from "../addresses";

const decoders: Record<string, () => NodeJS.ReadWriteStream> = { gzip: createGunzip, "x-gzip": createGunzip, deflate: createInflate, br: createBrotliDecompress };
/** What fetch takes no body for. */
const bodiless = [101, 103, 204, 205, 304];

export function publicFetch({ trusted = [] }: PublicFetchOptions = {}): typeof fetch {
  const isOpen = (address: string) => trusted.includes(address) || isPublic(address);
  return (input, init = {}) => new Promise((resolve, reject) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (init.body) throw new TypeError("publicFetch sends no body.");
    // A number is not looked up.
    if (isIP(host) && !isOpen(host)) throw refused(host);
    const headers = { "accept-encoding": "gzip, deflate, br", ...Object.fromEntries(new Headers(init.headers)) };
    const signal = init.signal ?? undefined;
    const ask = url.protocol === "https:" ? overHttps : overHttp;
    // What was looked up is what is connected to: a name cannot lead elsewhere in between.
    const asked = ask(url, { method: init.method ?? "GET", headers, signal, lookup: lookupOpen(isOpen) }, (incoming) => {
      try {
        resolve(responseOf(incoming, init.method === "HEAD"));
      } catch (error) {
        incoming.destroy();
        reject(error);
      }
    });
    asked.on("error", (error) => reject(signal?.aborted ? signal.reason : new TypeError("fetch failed", { cause: error })));
    asked.end();
  });
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

function lookupOpen(isOpen: (address: string) => boolean) {
  return (host: string, options: LookupOptions, found: Found): void => {
    lookup(host, { ...options, all: true }, (error, all) => {
      if (error) return found(error, []);
      const open = all.filter(({ address }) => isOpen(address));
      const [first] = open;
      if (!first) return found(refused(host), []);
      return options.all ? found(null, open) : found(null, first.address, first.family);
    });
  };
}

const refused = (host: string) => new TypeError(`${host} is not on the public internet.`);

function responseOf(incoming: IncomingMessage, isHead: boolean): Response {
  const { statusCode: status = 0, rawHeaders } = incoming;
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  if (isHead || bodiless.includes(status)) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  return new Response(Readable.toWeb(decoded(incoming, headers)) as ReadableStream, { status, headers });
}

/** As fetch gives it: the coding of the way is undone. */
function decoded(incoming: IncomingMessage, headers: Headers): Readable {
  const decoder = decoders[headers.get("content-encoding")?.trim().toLowerCase() ?? ""]?.();
  if (!decoder) return incoming;
  // Content-Encoding stays, as it does there: it says how the answer came.
  headers.delete("content-length");
  const out = decoder as unknown as Readable;
  incoming.on("error", (error) => out.destroy(error)).pipe(decoder);
  // Who wants no more of it ends the connection.
  out.on("close", () => incoming.destroy());
  return out;
}
