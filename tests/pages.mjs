// What the tests of articles make pages of, and how they take an article out of one.
import { install } from "./installed.mjs";

const { fetchArticle } = await install().import("anyfeed/fetch");

export const SENTENCE = "A sentence that says something, and goes on, and on. ";
export const ARTICLE = `<p>${SENTENCE.repeat(20)}</p>`.repeat(5);

export const page = (body, head = "") => `<!doctype html><html><head>${head}<title>Long read</title></head><body>${body}</body></html>`;
export const count = (number, make) => Array.from({ length: number }, (_, index) => make(index)).join("");
export const take = (html) => fetchArticle({ url: "https://a.test/" }, { fetch: async () => new Response(html, { headers: { "content-type": "text/html" } }) });
