/** @jest-environment jsdom */
const { parseFeed, safeParseFeed } = require("anyfeed");

const XML = "<rss version='2.0'><channel><title>News</title><item><title>Hello</title></item></channel></rss>";

test("reads a string and a Buffer", () => {
  for (const input of [XML, Buffer.from(XML)]) expect(parseFeed(input).entries[0].title).toBe("Hello");
});

test("says what is no feed", () => {
  const result = safeParseFeed("hello");
  expect(result.ok).toBe(false);
  expect(result.error.code).toBe("not-a-feed");
});
