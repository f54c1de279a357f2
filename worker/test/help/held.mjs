/** How much memory one question takes, by the process that asks it: `node held.mjs PATH` prints what was given and megabytes. */

import { load } from "./bundle.mjs";
import { anyfeed, article, check, writeStream } from "./parser.mjs";

const { createHandler } = await load("handler.ts");
const items = Array.from({ length: 60_000 }, (_, index) => `<item><link>x${index}</link></item>`).join("");
const large = `<rss version="2.0" xml:base="http://fault.example/${"a".repeat(460)}/"><channel><title>T</title>${items}</channel></rss>`;
const small = large.replace(items, "<item><link>x</link></item>");

async function ask(path, body) {
  const handler = createHandler({
    fetch: async () => new Response(body, { headers: { "content-type": "application/rss+xml" } }),
    anyfeed,
    article,
    writeStream,
    check,
    now: () => Date.now(),
    settings: { trustedHosts: ["fault.example"], firstByteMs: 120_000, headMs: 120_000, wholeMs: 120_000 },
  });
  const response = await handler.fetch(new Request(new URL(path, "https://worker.test")));
  let bytes = 0;
  let text = "";
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes < 200_000) text += Buffer.from(part).toString();
  }
  return { status: response.status, bytes, text };
}

// Once, so that everything that is made once is there.
await ask(process.argv[2], small);
const before = process.resourceUsage().maxRSS;
const given = await ask(process.argv[2], large);
process.stdout.write(JSON.stringify({ ...given, megabytes: Math.round((process.resourceUsage().maxRSS - before) / 1024) }));
