/** A page to its main content: Mozilla's Readability finds it, and the feed reader's own policy makes it safe. */
import { Readability } from "@mozilla/readability";
import { decodeDocument, type FeedError, parseFeed } from "anyfeed";
import { parseHTML } from "linkedom";

export interface Article {
  title: string | null;
  contentHtml: string;
  contentText: string;
  wordCount: number;
}

export function extract(bytes: Uint8Array, contentType: string | null, url: string): Article | null {
  if (!isPage(bytes, contentType)) return null;
  const { text } = decodeDocument(bytes, contentType);
  const found = new Readability(documentOf(text, url)).parse();
  if (!found?.content) return null;
  // As the only entry of a feed it is cleaned, made into text and counted like every other.
  const item = { id: url, url, title: found.title ?? undefined, content_html: found.content };
  const json = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "", items: [item] });
  const [entry] = parseFeed(json, "application/feed+json", { url }).entries;
  if (!entry?.contentHtml || !entry.wordCount) return null;
  const { title, contentHtml, contentText, wordCount } = entry;
  return { title, contentHtml, contentText: contentText ?? "", wordCount };
}

/** What is found at an address may be a document, an image or a robot check; words can be told from all of them. */
function isPage(bytes: Uint8Array, contentType: string | null): boolean {
  try {
    return parseFeed(bytes, contentType, { maxEntries: 0 }).format === "hfeed";
  } catch (error) {
    // Many pages have a form to log in beside the article; whether there is one shows later.
    return ["html", "login"].includes((error as FeedError).found ?? "");
  }
}

/** The page, which knows its own address: DOMParser gives it the address of the page that it runs in. */
function documentOf(html: string, url: string): Document {
  const document = parsed(html);
  const own = document.querySelector("base[href]")?.getAttribute("href") ?? "";
  const base = URL.canParse(own, url) ? new URL(own, url).href : url;
  return Object.defineProperties(document, { baseURI: { value: base }, documentURI: { value: url } });
}

/** A page's own parser where there is one; workers and servers have none. */
function parsed(html: string): Document {
  if (typeof DOMParser !== "undefined") return new DOMParser().parseFromString(html, "text/html");
  const { document } = parseHTML(html) as unknown as { document: Document };
  // It makes none of the elements that HTML lets writers leave out.
  return document.querySelector("body") ? document : (parseHTML(`<html><body>${html}</body></html>`).document as unknown as Document);
}
