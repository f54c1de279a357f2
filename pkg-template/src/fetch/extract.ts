/** A page to its main content: Mozilla's Readability finds it, and the feed reader's own policy makes it safe. */
import { Readability } from "@mozilla/readability";
import { decodeDocument, parseFeed } from "anyfeed";
import { parseHTML } from "linkedom";

export interface Article {
  title: string | null;
  contentHtml: string;
  contentText: string;
  wordCount: number;
}

export function extract(bytes: Uint8Array, contentType: string | null, url: string): Article | null {
  const { text } = decodeDocument(bytes, contentType);
  const found = new Readability(documentOf(text)).parse();
  if (!found?.content) return null;
  // As the only entry of a feed it is cleaned, made into text and counted like every other.
  const item = { id: url, url, title: found.title ?? undefined, content_html: found.content };
  const json = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "", items: [item] });
  const [entry] = parseFeed(json, "application/feed+json", { url }).entries;
  if (!entry?.contentHtml) return null;
  const { title, contentHtml, contentText, wordCount } = entry;
  return { title, contentHtml, contentText: contentText ?? "", wordCount: wordCount ?? 0 };
}

/** A page's own parser where there is one; workers and servers have none. */
function documentOf(html: string): Document {
  if (typeof DOMParser !== "undefined") return new DOMParser().parseFromString(html, "text/html");
  // It makes none of the elements that HTML lets writers leave out.
  const whole = /<body[\s>]/i.test(html) ? html : `<html><body>${html}</body></html>`;
  return parseHTML(whole).document as unknown as Document;
}
