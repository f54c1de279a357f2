/** A page to its main content: Mozilla's Readability finds it, and the feed reader's own policy makes it safe. */
import { decodeDocument, FeedError, parseFeed } from "anyfeed";
import { parseHTML } from "linkedom";
import { isModest } from "./look";
import { read } from "./readable";

export interface Article {
  title: string | null;
  contentHtml: string;
  contentText: string;
  wordCount: number;
}

export function extract(bytes: Uint8Array, contentType: string | null, url: string): Article | null {
  const least = leastWords(bytes, contentType);
  if (least === Infinity) return null;
  const { text } = decodeDocument(bytes, contentType);
  if (!isModest(text)) throw new FeedError("unsupported", `${url} is too large, or its elements are too deep, to look for an article in it.`);
  const document = documentOf(text, url);
  const named = titleOf(document);
  const found = read(document);
  if (!found?.content) return null;
  // As the only entry of a feed it is cleaned, made into text and counted like every other.
  const said = found.title || named;
  const item = { id: url, url, title: said, content_html: found.content };
  const json = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "", items: [item] });
  const [entry] = parseFeed(json, "application/feed+json", { url }).entries;
  if (!entry?.contentHtml) return null;
  const { contentHtml, contentText, wordCount } = entry;
  // What a feed's reader makes of the first words is no title of a page.
  const title = said ? entry.title : null;
  return (wordCount ?? 0) < least ? null : { title, contentHtml, contentText: contentText ?? "", wordCount: wordCount ?? 0 };
}

/** What robot checks say is shorter; sites that are guarded by one name it in their articles' pages, too. */
const LONGER_THAN_A_CHECK = 200;

/** Words that an article has at least, by what lies at the address: there may be a document, an image or a robot check. */
function leastWords(bytes: Uint8Array, contentType: string | null): number {
  try {
    return parseFeed(bytes, contentType, { maxEntries: 0 }).format === "hfeed" ? 1 : Infinity;
  } catch (error) {
    const { found } = error as FeedError;
    // Many pages have a form to log in beside the article.
    if (found === "html" || found === "login") return 1;
    if (found === "challenge") return LONGER_THAN_A_CHECK;
    // Pages that begin with words or with an element of their own.
    const isNamedPage = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType ?? "");
    return isNamedPage && (found === "text" || found === "xml") ? 1 : Infinity;
  }
}

/** The page, which knows its own address: DOMParser gives it the address of the page that it runs in. */
function documentOf(html: string, url: string): Document {
  const document = parsed(html);
  const own = document.querySelector("base[href]")?.getAttribute("href") ?? "";
  const base = URL.canParse(own, url) ? new URL(own, url).href : url;
  return Object.defineProperties(document, { baseURI: { value: base }, documentURI: { value: url } });
}

/** Wherever it stands: HTML lets writers leave out the <head> and the <body> around it. Pictures have titles, too. */
function titleOf(document: Document): string {
  const title = [...document.querySelectorAll("title")].find((one) => !one.closest("svg"));
  return title?.textContent?.trim() ?? "";
}

/** A page's own parser where there is one; workers and servers have none. */
function parsed(html: string): Document {
  if (typeof DOMParser !== "undefined") return new DOMParser().parseFromString(html, "text/html");
  const { document } = parseHTML(html) as unknown as { document: Document };
  // It makes none of the elements that HTML lets writers leave out.
  return document.querySelector("body") ? document : (parseHTML(`<html><body>${html}</body></html>`).document as unknown as Document);
}
