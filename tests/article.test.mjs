// anyfeed/fetch: articles of pages. Long and hostile ones are in article.long.test.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ARTICLE, SENTENCE, count, page, take } from "./pages.mjs";

test("a long article is an article", async () => {
  const words = SENTENCE.split(" ").length - 1;
  const paragraph = (end) => (index) => `<p id=p${index}>${SENTENCE.repeat(4)}${end}`;
  const chapter = (index) => `<div class="chapter"><h2>${index}</h2>${count(100, paragraph("</p>"))}</div>`;
  for (const [number, body] of [
    [500, count(500, paragraph("</p>"))],
    [500, count(500, paragraph(""))],
    [500, count(5, chapter)],
    [200, count(200, () => `<p><font size=2>${SENTENCE.repeat(4)}`)],
  ]) {
    const { wordCount } = await take(page(`<nav><a href="/">Home</a></nav><article>${body}</article>`));
    assert.ok(wordCount >= number * 4 * words && wordCount < number * 4 * words + 100, `${wordCount} words in ${number} paragraphs`);
  }
});

test("addresses of pictures are resolved, however they are listed", async () => {
  const many = count(30, (index) => `${index ? ", " : ""}/pictures/of/some/length/${index}.jpg ${index + 1}00w`);
  const { contentHtml } = await take(page(`<article>${ARTICLE}<p><img src="/a.jpg" srcset="/b.jpg 1x,/c.jpg 2x"><img data-src="/d.jpg" alt="d"><img data-srcset="${many}" alt="e"></p></article>`));
  for (const name of ["a.jpg", "d.jpg"]) assert.match(contentHtml, new RegExp(`https://a\\.test/${name}`));
  assert.match(contentHtml, /https:\/\/a\.test\/pictures\/of\/some\/length\/29\.jpg/);
});
