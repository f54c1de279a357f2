import { FeedError } from "anyfeed";
import { FetchError, fetchFeed } from "anyfeed/fetch";

export default {
  async fetch(request) {
    const url = new URL(request.url).searchParams.get("url");
    if (!url) return Response.json({ message: "Give an address: ?url=example.org/feed.xml" }, { status: 400 });
    try {
      const { feed } = await fetchFeed(url, { limits: { bytes: 8_000_000 } });
      return Response.json(feed, { headers: { "cache-control": "public, max-age=300" } });
    } catch (error) {
      if (!(error instanceof FeedError || error instanceof FetchError)) throw error;
      return Response.json({ code: error.code, message: error.message }, { status: 422 });
    }
  },
};
