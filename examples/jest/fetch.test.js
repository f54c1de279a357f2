// jsdom has no Response: what fetches is tested in Jest's own environment, which is Node.
const { fetchFeed } = require("anyfeed/fetch");

const XML = "<rss version='2.0'><channel><title>News</title></channel></rss>";

test("needs no server", async () => {
  const { feed } = await fetchFeed("https://example.org/feed.xml", { fetch: async () => new Response(XML) });
  expect(feed.title).toBe("News");
});
