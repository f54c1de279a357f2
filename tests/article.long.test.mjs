// anyfeed/fetch: articles of pages that are long, and of pages made to take for ever.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ARTICLE, SENTENCE, count, page, take } from "./pages.mjs";

/** A page of the worker's largest size. */
const MOST = 2 * 1024 * 1024;
/** Of the processor: the slowest takes two, and what takes the square of its size minutes. */
const SECONDS = 20;

const fill = (text, size = MOST) => text.repeat(size / text.length);
const inside = (number, tag, body) => `<${tag}>`.repeat(number) + body + `</${tag}>`.repeat(number);

/** What may be refused, and what has an article all the same. */
const HOSTILE = {
  "formatting that is not ended": "<p><b>".repeat(8000),
  "formatting that is begun again everywhere": count(40_000, (index) => `<div><b a=${index}></div>`),
  "elements in elements": "<div>".repeat(20_000),
  "a page full of them": fill("<div>"),
  "paragraphs": fill("<p>"),
  "comments": fill("<!---->"),
  "references": fill("&lt;"),
  "pictures in SVG": fill("<svg><path/></svg>"),
  "text far inside": page(inside(400, "section", fill(SENTENCE))),
  "nodes far inside": page(inside(200, "section", "<i></i>".repeat(9500))),
  "links in links": page(count(250, () => `<div><p>${SENTENCE}</p><a href=x>`) + fill(SENTENCE, 220_000)),
  "lists in lists": page(count(120, () => `<div><ul><li><p>${SENTENCE}</p>`) + fill(SENTENCE, 250_000)),
  "tables in tables": page(count(100, () => `<table><tr><td><p>${SENTENCE}</p>`) + fill(SENTENCE, 250_000)),
  "much beside the article": page(`<div><section>${ARTICLE.repeat(5)}</section>${"<p>A. B.</p>".repeat(19_000)}</div>`),
  "noscript in noscript": page(count(100, () => "<noscript>") + "<img src=a>" + "<!---->".repeat(30_000)),
  "attributes": page(ARTICLE + `<p ${count(200_000, (index) => `a${index} `)}>`),
  "classes": page(`${ARTICLE}<p class="${count(200_000, (index) => `c${index} `)}">`),
};
const HARMLESS = {
  "a list of pictures that is none": page(`${ARTICLE}<img srcset="${"a".repeat(1_000_000)} b">`),
  "an address of a picture that is none": page(`${ARTICLE}<img data-src="${".jpg".repeat(250_000)} x y">`),
  "white space in a style": page(`${ARTICLE}<p style="a${" ".repeat(1_000_000)}b">`),
  "white space in a property": page(ARTICLE, `<meta content=x property="${" ".repeat(1_000_000)}x">`),
  "a title of many words": page(`<h1>${"e f g h ".repeat(250)}</h1>${ARTICLE}`, `<meta property="og:title" content="${"a b c d ".repeat(100_000)}">`),
};

for (const [name, html] of Object.entries({ ...HOSTILE, ...HARMLESS })) {
  test(`a page is answered in time: ${name}`, async () => {
    const before = process.cpuUsage();
    const outcome = await take(html).catch((error) => error);
    const { user, system } = process.cpuUsage(before);
    if (name in HARMLESS || !(outcome instanceof Error)) assert.ok(outcome.wordCount > 0, String(outcome));
    else assert.deepEqual([outcome.name, outcome.code], ["FeedError", "unsupported"], outcome.stack);
    assert.ok((user + system) / 1e6 < SECONDS, `${(user + system) / 1e6} s`);
  });
}

test("a very long article is an article", async () => {
  const words = SENTENCE.split(" ").length - 1;
  const paragraph = (end) => (index) => `<p id=p${index}>${SENTENCE.repeat(4)}${end}`;
  const chapter = (index) => `<div class="chapter"><h2>${index}</h2>${count(100, paragraph("</p>"))}</div>`;
  for (const [number, body] of [
    [5000, count(5000, paragraph("</p>"))],
    [5000, count(5000, paragraph(""))],
    [12_000, count(12_000, (index) => `<p>${SENTENCE.repeat(4)}`)],
    [5000, count(50, chapter)],
    [200, count(200, () => `<p><font size=2>${SENTENCE.repeat(4)}`)],
  ]) {
    const { wordCount } = await take(page(`<nav><a href="/">Home</a></nav><article>${body}</article>`));
    assert.ok(wordCount >= number * 4 * words && wordCount < number * 4 * words + 100, `${wordCount} words in ${number} paragraphs`);
  }
});
