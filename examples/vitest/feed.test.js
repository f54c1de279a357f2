// @vitest-environment jsdom
import { parseFeed } from "anyfeed";
import { fetchFeed } from "anyfeed/fetch";
import { parseFeed as parseInPage } from "anyfeed/web";
import { expect, test } from "vitest";

const XML = "<rss version='2.0'><channel><title>News</title><item><title>Hello</title></item></channel></rss>";

test("reads a string and a Buffer", () => {
  for (const input of [XML, Buffer.from(XML)]) expect(parseFeed(input).entries[0].title).toBe("Hello");
});

test("reads with the door for web pages", async () => {
  expect((await parseInPage(XML)).title).toBe("News");
});

test("needs no server", async () => {
  const { feed } = await fetchFeed("https://example.org/feed.xml", { fetch: async () => new Response(XML) });
  expect(feed.title).toBe("News");
});
