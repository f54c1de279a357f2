// The checker, in a worker of its own: a large document holds up neither the page nor the next document.

import { checkFeed, init } from "anyfeed/check";
import type { Document } from "./protocol.js";

/** The name of its module; put in by the build. */
declare const MODULE: string;

let ready: Promise<void> | null = null;

/** Each message brings the port at which the document arrives; the report, or null, goes to the page. */
addEventListener("message", ({ ports: [port] }: MessageEvent) => {
  if (!port) return;
  port.onmessage = ({ data }: MessageEvent<Document>) => {
    port.close();
    check(data).then(postMessage, () => postMessage(null));
  };
});

async function check({ input, contentType, url }: Document) {
  await load();
  return checkFeed(input, contentType, url === null ? {} : { url });
}

/** Fetched once. Where it could not be had, the next document has it fetched again. */
function load(): Promise<void> {
  ready ??= init(fetch(new URL(MODULE, import.meta.url))).catch((error: unknown) => {
    ready = null;
    throw error;
  });
  return ready;
}
