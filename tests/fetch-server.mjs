// A server that redirects, changes, dawdles and refuses, for the tests of anyfeed/fetch.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./installed.mjs";
import { listen } from "./opened.mjs";

export const FEED = readFileSync(join(root, "tests/feeds/rss/plain.xml"));
export const RSS = { "content-type": "application/rss+xml" };
export const HTML = { "content-type": "text/html" };
export const LONG = "<p>A sentence that says something, and goes on.</p>".repeat(30);
const LINKS = 'See <a href="next">the next one</a>, <a href="/top">the first one</a> and <a href="https://b.test/">another one</a>.';
const ARTICLE = `<title>Long read</title><nav><a href="/">Home</a></nav><article><h1>Long read</h1>${LONG}<script>steal()</script></article>`;
/** The requests that came, in order. */
export const asked = [];

/** Path → status, headers, body. */
const PAGES = {
  "/feed": [200, { ...RSS, etag: '"one"', "last-modified": "Mon, 15 Jan 2024 13:45:00 GMT", "cache-control": "max-age=7200" }, FEED],
  "/moved": [301, { location: "/moved-again" }],
  "/moved-again": [308, { location: "/for-now" }],
  "/for-now": [302, { location: "/feed#top" }],
  "/circle": [302, { location: "/circle" }],
  "/accented": [302, { location: Buffer.from("/\u00f6").toString("latin1") }],
  "/%C3%B6": [200, RSS, FEED],
  "/away": [302, { location: "ftp://example.org/feed" }],
  "/gone": [410, HTML, "gone"],
  "/busy": [503, { "retry-after": "120" }, "busy"],
  "/page": [200, HTML, '<!doctype html><title>P</title><link rel="alternate" type="application/rss+xml" href="/feed" title="All">'],
  "/bare": [200, HTML, "<!doctype html><title>P</title><p>Nothing here."],
  "/text": [200, { "content-type": "text/plain" }, "Good morning."],
  "/pdf": [200, { "content-type": "application/pdf" }, `%PDF-1.4\n${"A sentence that says something, and goes on.\n".repeat(30)}`],
  "/image": [200, HTML, Buffer.from("\x89PNG\r\n\x1a\n\0\0", "latin1")],
  "/json": [200, { "content-type": "application/json" }, JSON.stringify({ text: "A sentence that says something. ".repeat(30) })],
  "/check": [200, HTML, `<!doctype html><title>Just a moment...</title><body><h1>Just a moment...</h1>${"<p>Checking your browser before accessing a.test. This process is automatic.</p>".repeat(10)}</body>`],
  "/wordless": [200, HTML, `<!doctype html><title>W</title><article>${'<p><img src="a.png"></p>'.repeat(10)}</article>`],
  "/bodiless": [200, HTML, `<!doctype html><!-- no <body> here --><script>"<body>"</script>${ARTICLE}`],
  "/guarded": [200, HTML, `<!doctype html>${ARTICLE}<script>a.src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/main.js"</script>`],
  "/fragment": [200, HTML, `<long-read>${ARTICLE}</long-read>`],
  "/worded": [200, HTML, `By us. ${ARTICLE}`],
  "/named-json": [200, HTML, '{"text":"A sentence that says something."}'],
  "/member": [200, HTML, `<!doctype html><form><input type="password"></form>${ARTICLE}`],
  "/linked": [200, HTML, `<!doctype html><title>L</title><article>${LONG}<p>${LINKS}</p></article>`],
  "/based": [200, HTML, `<!doctype html><title>L</title><base href="/deep/down/"><article>${LONG}<p>${LINKS}</p></article>`],
  "/article": [200, HTML, `<!doctype html>${ARTICLE}`],
};

export const { url: at } = await listen((request, response) => {
  asked.push(request);
  if (request.url === "/slow") return response.writeHead(200, RSS).write("<rss>");
  if (request.url === "/broken") return response.writeHead(200, { ...RSS, "content-length": FEED.length + 100 }).write(FEED, () => response.destroy());
  if (request.headers["if-none-match"] === '"one"') return response.writeHead(304).end();
  const [status, headers = {}, body = ""] = PAGES[request.url] ?? [404];
  response.writeHead(status, headers).end(body);
});
