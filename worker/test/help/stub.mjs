/** Reads just enough RSS to run the handler without the built package. */

export const version = "0.0.0";

class FeedError extends Error {
  name = "FeedError";
  report = null;
  constructor(code, found, feeds = []) {
    super(code);
    Object.assign(this, { code, found, feeds });
  }
}

const between = (text, tag) => new RegExp(`<${tag}>([^<]*)`).exec(text)?.[1] ?? null;
const item = (text) => ({
  id: between(text, "guid") ?? "x", url: between(text, "link"), title: between(text, "title"), published: between(text, "published"),
  updated: null, summaryHtml: between(text, "description"), contentHtml: null, summary: null, authors: [], categories: [], media: [], image: null,
});
const feeds = (html, base) => [...html.matchAll(/<link rel=alternate type=(\S+) href=([^>\s]+)>/g)]
  .map(([, type, href]) => ({ url: new URL(href, base).href, type, title: null, from: "link" }));

function refuse(text, url) {
  if (text === "") throw new FeedError("empty", null);
  if (/^<!doctype html/i.test(text)) throw new FeedError("html", "html", url ? feeds(text, url) : []);
  if (!/<rss|<\?xml/.test(text)) throw new FeedError("not-a-feed", "text");
}

function head(text, more) {
  return {
    format: "rss", version: "2.0", title: between(text, "title"), url: between(text, "link"), feedUrl: null, hubs: [],
    description: between(text, "description"), refresh: { minutes: between(text, "ttl") ? +between(text, "ttl") : null }, image: null, authors: [],
    report: { quality: "clean", wellFormed: true, diagnostics: [], diagnosticsTotal: 0, truncated: false, ...more },
  };
}

const items = (text) => [...text.matchAll(/<item>.*?<\/item>/gs)].map(([one]) => item(one));

export function parseFeed(input, _type, options = {}) {
  const text = typeof input === "string" ? input : new TextDecoder().decode(input);
  refuse(text, options.url);
  return { entries: items(text).slice(0, options.maxEntries ?? 1e9), ...head(text) };
}

export const detectFeed = (input) => (/<rss/.test(new TextDecoder().decode(input)) ? { format: "rss", version: "2.0", encoding: "utf-8" } : null);
export const discoverFeeds = (input, _type, url) => [
  ...feeds(new TextDecoder().decode(input), url),
  ...["/feed", "/ok"].map((path) => ({ url: new URL(path, url).href, type: null, title: null, from: "guess" })),
];
export const fetchArticle = async () => { throw new Error("no article"); };
export const parseOpml = () => ({ title: null, feeds: [] });
export const parseFeedToJson = (...all) => new TextEncoder().encode(JSON.stringify(parseFeed(...all)));

export function jsonTransform(_type, options = {}) {
  const list = options.shape === "jsonfeed" ? "items" : "entries";
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let text = "";
  let start = "";
  let out = 0;
  let size = 0;
  const most = options.maxEntries ?? 1e9;
  const drain = (controller) => {
    let made = "";
    for (;;) {
      const end = text.indexOf("</item>");
      if (end < 0) break;
      if (out < most) made += `${out === 0 ? `{"${list}":[` : ","}${JSON.stringify(item(text.slice(text.lastIndexOf("<item>", end), end + 7)))}`;
      out += 1;
      text = text.slice(end + 7);
    }
    if (made !== "") controller.enqueue(encoder.encode(made));
    if (text.length > 1e6) text = text.slice(0, 1000);
  };
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      text += decoder.decode(chunk, { stream: true });
      if (start === "" && text.length > 30) refuse(start = text.slice(0, 2000), options.url);
      drain(controller);
    },
    flush(controller) {
      if (start === "") refuse(start = text, options.url);
      const opening = out === 0 ? `{"${list}":[` : "";
      controller.enqueue(encoder.encode(`${opening}],${JSON.stringify(head(start, { truncated: out > most })).slice(1)}`));
    },
  });
}
