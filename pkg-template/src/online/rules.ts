/**
 * What a server should do, as a table: code, severity, sentence, how to fix it, the passage that says so, and an
 * example that breaks it and one that keeps it. docs/network.md is written from it.
 */
import type { Finding } from "../../check";

export interface NetworkRule {
  severity: Finding["severity"];
  /** Names in braces stand for what was found. */
  sentence: string;
  fix: string;
  helpUrl: string;
  /** What feed readers make of it, where that is known. */
  readers?: string;
  breaks: string;
  keeps: string;
}

const HTTP = "https://www.rfc-editor.org/rfc/rfc9110#name-";
const CACHING = "https://www.rfc-editor.org/rfc/rfc9111#name-";
const APPLE = "https://podcasters.apple.com/support/823-podcast-requirements";
const ARTWORK = "https://podcasters.apple.com/support/896-artwork-requirements";
const HUB = "https://www.w3.org/TR/websub/#discovery";
const DISCOVERY = "https://www.rssboard.org/rss-autodiscovery";

const rule = (severity: Finding["severity"], sentence: string, fix: string, helpUrl: string, breaks: string, keeps: string, readers?: string): NetworkRule =>
  ({ severity, sentence, fix, helpUrl, breaks, keeps, ...(readers && { readers }) });

/** Enclosures, pictures and hubs that are asked at most. */
export const MOST = { enclosures: 5, artwork: 2, hubs: 2 };

export const NETWORK = {
  // The feed's own address.
  "network/unreachable": rule("error", "The feed's address did not answer: {reason}.", "Check the host name, the certificate and the server.", `${HTTP}https-uri-scheme`, "no such host", "HTTP/1.1 200 OK", "Readers show nothing, and eventually stop trying."),
  "network/status": rule("error", "The server answers {status} instead of the feed.", "Answer every client with status 200 and the feed.", `${HTTP}200-ok`, "HTTP/1.1 503 Service Unavailable", "HTTP/1.1 200 OK", "Readers show nothing new."),
  "network/https": rule("warning", "The feed is not served over HTTPS.", "Serve it over HTTPS, and redirect from HTTP.", `${HTTP}https-uri-scheme`, "http://example.org/feed.xml", "https://example.org/feed.xml", "Browsers and apps block unencrypted requests."),
  "network/redirect-insecure": rule("error", "The address redirects from HTTPS to HTTP: {to}.", "Redirect to an HTTPS address.", `${HTTP}location`, "Location: http://example.org/feed.xml", "Location: https://example.org/feed.xml"),
  "network/redirect-permanent": rule("advice", "The address redirects permanently to {to}.", "Use the new address wherever the feed is linked.", `${HTTP}301-moved-permanently`, "HTTP/1.1 301 Moved Permanently", "HTTP/1.1 200 OK"),
  "network/redirect-temporary": rule("advice", "The address redirects temporarily to {to}.", "Redirect with 301 or 308 if the move is permanent.", `${HTTP}302-found`, "HTTP/1.1 302 Found", "HTTP/1.1 308 Permanent Redirect", "Readers request both addresses each time."),
  "network/redirects-many": rule("warning", "The feed is {count} redirects away.", "Redirect once, directly to the feed.", `${HTTP}redirection-3xx`, "two redirects", "one redirect", "Some readers follow only three redirects, some none."),
  "network/type-missing": rule("warning", "The server does not send a media type for the feed.", "Send a Content-Type: application/rss+xml, application/atom+xml or application/feed+json.", `${HTTP}content-type`, "no Content-Type", "Content-Type: application/rss+xml", "Readers must guess; some refuse it."),
  "network/charset-missing": rule("advice", "The media type {type} has no charset.", "Send an application/… type, or add charset=utf-8.", "https://www.rfc-editor.org/rfc/rfc7303#section-3", "Content-Type: text/xml", "Content-Type: text/xml; charset=utf-8", "Older readers decode text/xml without a charset as US-ASCII."),
  "network/validators-missing": rule("warning", "The response has neither ETag nor Last-Modified.", "Send ETag or Last-Modified, and answer 304 when nothing has changed.", `${HTTP}validator-fields`, "neither ETag nor Last-Modified", 'ETag: "v1"', "Readers fetch the whole feed each time."),
  "network/not-modified": rule("warning", "A conditional request for the unchanged feed is answered with {status} instead of 304.", "Compare If-None-Match and If-Modified-Since, and answer 304 when nothing has changed.", `${HTTP}304-not-modified`, "HTTP/1.1 200 OK", "HTTP/1.1 304 Not Modified", "Readers fetch the whole feed each time."),
  "network/last-modified-form": rule("warning", "Last-Modified is “{value}”, which is not an HTTP date.", "Write it as “Mon, 15 Jan 2024 14:45:00 GMT”.", `${HTTP}last-modified`, "Last-Modified: 2024-01-15", "Last-Modified: Mon, 15 Jan 2024 14:45:00 GMT"),
  "network/compression": rule("advice", "The feed has {bytes} bytes and is not compressed.", "Compress it with gzip or Brotli.", `${HTTP}content-encoding`, "no Content-Encoding", "Content-Encoding: gzip"),
  "network/caching-missing": rule("advice", "The response does not say how long it may be cached.", "Send Cache-Control: max-age with a few minutes.", `${CACHING}cache-control`, "neither Cache-Control nor Expires", "Cache-Control: max-age=900", "Readers choose for themselves how often to ask."),
  "network/caching-forbidden": rule("warning", "Cache-Control is “{value}”, which forbids caching the feed.", "Send Cache-Control: max-age with a few minutes.", `${CACHING}no-store`, "Cache-Control: no-store", "Cache-Control: max-age=900", "Readers that fetch once for many people must fetch it for each of them."),
  "network/cookies": rule("advice", "The response sets cookies.", "Do not send cookies with a feed.", "https://www.rfc-editor.org/rfc/rfc6265#section-4.1", "Set-Cookie: session=1", "no Set-Cookie", "Shared caches do not store such responses."),
  "network/cors": rule("advice", "Pages of other sites cannot read the feed (no CORS).", "Send Access-Control-Allow-Origin: *.", "https://fetch.spec.whatwg.org/#http-access-control-allow-origin", "no Access-Control-Allow-Origin", "Access-Control-Allow-Origin: *", "Readers that run in a browser cannot fetch it themselves."),
  // Enclosures.
  "network/enclosure-unreachable": rule("error", "The enclosure {url} cannot be fetched: {reason}.", "Check that the file exists, and that everybody may fetch it.", APPLE, "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK", "The entry cannot be played."),
  "network/enclosure-head": rule("warning", "A HEAD request for the enclosure {url} is answered with {status}.", "Answer HEAD like GET, but without a body.", APPLE, "HTTP/1.1 405 Method Not Allowed", "HTTP/1.1 200 OK", "Podcast directories send HEAD requests first."),
  "network/enclosure-ranges": rule("error", "The server of the enclosure {url} does not support byte ranges.", "Answer Range requests with 206.", APPLE, "HTTP/1.1 200 OK", "HTTP/1.1 206 Partial Content", "Apple's player does not play it, and listeners cannot skip ahead."),
  "network/enclosure-length": rule("warning", "The enclosure {url} has {found} bytes; the feed says {said}.", "Write the length in bytes.", "https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt", 'length="5"', 'length="12345"', "Readers show a wrong size, or a download that never finishes."),
  "network/enclosure-type": rule("warning", "The server sends the enclosure {url} as {found}; the feed says {said}.", "Use the same media type in both.", "https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt", "Content-Type: text/html", "Content-Type: audio/mpeg", "Some players reject it."),
  // Pictures.
  "network/artwork-unreachable": rule("error", "The image {url} cannot be fetched: {reason}.", "Check that the file exists, and that everybody may fetch it.", ARTWORK, "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK"),
  "network/artwork-format": rule("error", "The image {url} is {found}.", "Make it a JPEG or a PNG.", ARTWORK, "a GIF as a podcast's cover", "a PNG", "Podcast directories reject it."),
  "network/artwork-type": rule("warning", "The server sends the image {url} as {found}, but it is {said}.", "Send its actual media type.", `${HTTP}content-type`, "Content-Type: text/plain", "Content-Type: image/png"),
  "network/artwork-square": rule("error", "The cover {url} is not square: {width} by {height} pixels.", "Make it as wide as it is high.", ARTWORK, "1400 by 1000 pixels", "1400 by 1400 pixels", "Podcast directories reject it."),
  "network/artwork-size": rule("error", "The cover {url} has the wrong size: {width} by {height} pixels.", "Make it 3000 by 3000 pixels, or at least 1400 by 1400.", ARTWORK, "300 by 300 pixels", "3000 by 3000 pixels", "Podcast directories reject it."),
  "network/artwork-colors": rule("warning", "The cover {url} uses print colours (CMYK).", "Save it in RGB.", ARTWORK, "a JPEG of four colours", "a JPEG of three", "Apps show wrong colours, or reject it."),
  // What the feed belongs to.
  "network/site-unreachable": rule("warning", "The feed's page {url} cannot be fetched: {reason}.", "Link to the page that the feed belongs to.", "https://www.rssboard.org/rss-specification#requiredChannelElements", "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK"),
  "network/autodiscovery": rule("warning", "The page {url} does not link to the feed.", 'Add <link rel="alternate" type="application/rss+xml" href="…"> to its head.', DISCOVERY, "<head><title>News</title></head>", '<link rel="alternate" type="application/rss+xml" href="/feed.xml">', "Readers cannot find the feed from the site's address."),
  "network/hub-unreachable": rule("warning", "The hub {url} cannot be reached: {reason}.", "Name a working hub, or none.", HUB, "HTTP/1.1 404 Not Found", "HTTP/1.1 400 Bad Request", "Readers show new entries late."),
  // The check itself.
  "network/unfinished": rule("advice", "Some addresses were not requested: the limit of requests for one check was reached.", "Avoid redirects, or check on the command line.", "https://github.com/anyfeed/anyfeed/blob/main/docs/network.md", "redirects everywhere", "few redirects"),
} as const satisfies Record<string, NetworkRule>;

export type NetworkCode = keyof typeof NETWORK;

export const PROFILE = { name: "network", title: "Delivery over HTTP" };
