import { fetchFeed } from "anyfeed/fetch";
import { mergeFeeds } from "anyfeed/merge";
import { contentTypes, toAtom } from "anyfeed/write";

const addresses = process.env.FEEDS.split(" ");

/** Feeds that cannot be had are left out. */
async function read() {
  const results = await Promise.allSettled(addresses.map((address) => fetchFeed(address)));
  return results.flatMap(({ value }) => value?.feed ?? []);
}

Bun.serve({
  port: Number(process.env.PORT ?? 3000),
  async fetch() {
    const planet = mergeFeeds(await read(), { title: "Planet", limit: 50 });
    return new Response(toAtom({ ...planet, url: "https://example.org/" }), { headers: { "content-type": contentTypes.atom } });
  },
});
