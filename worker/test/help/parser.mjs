/** The package as it was built; the tests of the handler run with nothing else. */

import { existsSync } from "node:fs";

const built = new URL("../../../pkg/dist/index.js", import.meta.url);

/** False while there is nothing but the stub. */
export const whole = existsSync(built) && !process.env.ANYFEED_STUB;

export const anyfeed = whole ? await import(built.href) : await import("./stub.mjs");

/** The stub knows no articles. */
const fetching = new URL("../../../pkg/dist/fetch.js", import.meta.url);
export const article = whole ? (await import(fetching.href)).fetchArticle : async () => { throw new Error("no article"); };

/** Whether entries come out before the input has ended; a package that gathers gives late faults an early answer. */
export const streams = await comesEarly();

async function comesEarly() {
  const { readable, writable } = anyfeed.jsonTransform("application/rss+xml");
  const writer = writable.getWriter();
  const reader = readable.getReader();
  writer.closed.catch(() => {});
  const item = `<item><title>a</title><guid>a</guid><description>${"x".repeat(100_000)}</description></item>`;
  writer.write(new TextEncoder().encode(`<rss version="2.0"><channel><title>t</title>${item}${item}`)).catch(() => {});
  const early = reader.read().then(() => true, () => false);
  const late = new Promise((resolve) => setTimeout(resolve, 300, false));
  const result = await Promise.race([early, late]);
  writer.abort().catch(() => {});
  reader.cancel().catch(() => {});
  return result;
}
