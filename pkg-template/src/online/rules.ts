/**
 * What a server should do, as a table: code, severity, sentence, how to put it right, the passage that says so, and an
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
  "network/unreachable": rule("error", "No answer came from the feed's address: {reason}.", "See that the name, the certificate and the server work for everybody.", `${HTTP}https-uri-scheme`, "no such host", "HTTP/1.1 200 OK", "Readers show nothing, and after a while stop asking."),
  "network/status": rule("error", "The server answers {status} for the feed.", "Answer 200 with the feed, whoever asks.", `${HTTP}200-ok`, "HTTP/1.1 503 Service Unavailable", "HTTP/1.1 200 OK", "Readers show nothing new."),
  "network/https": rule("warning", "The feed is published without encryption.", "Publish it with https, and redirect http there.", `${HTTP}https-uri-scheme`, "http://example.org/feed.xml", "https://example.org/feed.xml", "Browsers and apps refuse what is not encrypted."),
  "network/redirect-insecure": rule("error", "The address redirects from https to http, to {to}.", "Redirect to an address with https.", `${HTTP}location`, "Location: http://example.org/feed.xml", "Location: https://example.org/feed.xml"),
  "network/redirect-permanent": rule("advice", "The address has moved for good to {to}.", "Name the new address wherever the feed is linked.", `${HTTP}301-moved-permanently`, "HTTP/1.1 301 Moved Permanently", "HTTP/1.1 200 OK"),
  "network/redirect-temporary": rule("advice", "The address redirects for the time being to {to}.", "Redirect by 301 or 308, if it is for good.", `${HTTP}302-found`, "HTTP/1.1 302 Found", "HTTP/1.1 308 Permanent Redirect", "Readers ask both addresses each time."),
  "network/redirects-many": rule("warning", "The feed is {count} redirects away.", "Redirect once, to where the feed is.", `${HTTP}redirection-3xx`, "two redirects", "one redirect", "Some readers follow three, some none."),
  "network/type-missing": rule("warning", "The server does not say of what type the feed is.", "Send a Content-Type: application/rss+xml, application/atom+xml or application/feed+json.", `${HTTP}content-type`, "no Content-Type", "Content-Type: application/rss+xml", "Readers must guess; some refuse it."),
  "network/charset-missing": rule("advice", "The type {type} has no charset.", "Send an application type, or add ; charset=utf-8.", "https://www.rfc-editor.org/rfc/rfc7303#section-3", "Content-Type: text/xml", "Content-Type: text/xml; charset=utf-8", "Older readers take text/xml without a charset for US-ASCII."),
  "network/validators-missing": rule("warning", "The answer has neither ETag nor Last-Modified.", "Send an ETag or a Last-Modified, and answer 304 when nothing has changed.", `${HTTP}validator-fields`, "neither ETag nor Last-Modified", 'ETag: "v1"', "Readers fetch the whole feed each time."),
  "network/not-modified": rule("warning", "A request with the validators of the last answer is answered {status}, not 304.", "Compare If-None-Match and If-Modified-Since, and answer 304.", `${HTTP}304-not-modified`, "HTTP/1.1 200 OK", "HTTP/1.1 304 Not Modified", "Readers fetch the whole feed each time."),
  "network/last-modified-form": rule("warning", "Last-Modified is “{value}”: not a date of HTTP.", "Write it as “Mon, 15 Jan 2024 14:45:00 GMT”.", `${HTTP}last-modified`, "Last-Modified: 2024-01-15", "Last-Modified: Mon, 15 Jan 2024 14:45:00 GMT"),
  "network/compression": rule("advice", "The feed of {bytes} bytes comes without compression.", "Compress it by gzip or brotli.", `${HTTP}content-encoding`, "no Content-Encoding", "Content-Encoding: gzip"),
  "network/caching-missing": rule("advice", "The answer does not say how long it may be kept.", "Send Cache-Control: max-age with some minutes.", `${CACHING}cache-control`, "neither Cache-Control nor Expires", "Cache-Control: max-age=900", "Readers ask as often as they like."),
  "network/caching-forbidden": rule("warning", "Cache-Control is “{value}”: nobody may keep the feed.", "Send Cache-Control: max-age with some minutes.", `${CACHING}no-store`, "Cache-Control: no-store", "Cache-Control: max-age=900", "Readers that share what they fetch must ask for each person."),
  "network/cookies": rule("advice", "The answer sets cookies.", "Send none with a feed.", "https://www.rfc-editor.org/rfc/rfc6265#section-4.1", "Set-Cookie: session=1", "no Set-Cookie", "Shared caches do not keep such answers."),
  "network/cors": rule("advice", "Pages of other sites may not read the feed.", "Send Access-Control-Allow-Origin: *.", "https://fetch.spec.whatwg.org/#http-access-control-allow-origin", "no Access-Control-Allow-Origin", "Access-Control-Allow-Origin: *", "Readers that run in a browser cannot fetch it themselves."),
  // Enclosures.
  "network/enclosure-unreachable": rule("error", "The enclosure {url} cannot be fetched: {reason}.", "See that it is there, and that everybody may fetch it.", APPLE, "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK", "The entry cannot be played."),
  "network/enclosure-head": rule("warning", "HEAD of the enclosure {url} is answered {status}.", "Answer HEAD as GET, without a body.", APPLE, "HTTP/1.1 405 Method Not Allowed", "HTTP/1.1 200 OK", "Directories of podcasts ask by HEAD first."),
  "network/enclosure-ranges": rule("error", "The server of the enclosure {url} gives no ranges of bytes.", "Answer Range by 206.", APPLE, "HTTP/1.1 200 OK", "HTTP/1.1 206 Partial Content", "Apple's player does not play it, and nobody can jump in it."),
  "network/enclosure-length": rule("warning", "The enclosure {url} has {found} bytes; the feed says {said}.", "Write its length in bytes.", "https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt", 'length="5"', 'length="12345"', "Readers show a wrong size, or a download that does not end."),
  "network/enclosure-type": rule("warning", "The server calls the enclosure {url} {found}; the feed says {said}.", "Let both say the same.", "https://www.rssboard.org/rss-specification#ltenclosuregtSubelementOfLtitemgt", "Content-Type: text/html", "Content-Type: audio/mpeg", "Some players refuse it."),
  // Pictures.
  "network/artwork-unreachable": rule("error", "The image {url} cannot be fetched: {reason}.", "See that it is there, and that everybody may fetch it.", ARTWORK, "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK"),
  "network/artwork-format": rule("error", "The image {url} is {found}.", "Make it a JPEG or a PNG.", ARTWORK, "a GIF as a podcast's cover", "a PNG", "Directories of podcasts refuse it."),
  "network/artwork-type": rule("warning", "The server calls the image {url} {found}; it is {said}.", "Send the type that it has.", `${HTTP}content-type`, "Content-Type: text/plain", "Content-Type: image/png"),
  "network/artwork-square": rule("error", "The cover {url} has {width} by {height} pixels: it is no square.", "Make it as wide as it is high.", ARTWORK, "1400 by 1000 pixels", "1400 by 1400 pixels", "Directories of podcasts refuse it."),
  "network/artwork-size": rule("error", "The cover {url} has {width} by {height} pixels.", "Make it 3000 by 3000 pixels, at least 1400 by 1400.", ARTWORK, "300 by 300 pixels", "3000 by 3000 pixels", "Directories of podcasts refuse it."),
  "network/artwork-colors": rule("warning", "The cover {url} is made for printing (CMYK).", "Save it in RGB.", ARTWORK, "a JPEG of four colours", "a JPEG of three", "Its colours are wrong, or it is refused."),
  // What the feed belongs to.
  "network/site-unreachable": rule("warning", "The page of the feed, {url}, cannot be fetched: {reason}.", "Name the page that the feed belongs to.", "https://www.rssboard.org/rss-specification#requiredChannelElements", "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK"),
  "network/autodiscovery": rule("warning", "The page {url} does not name the feed.", 'Add <link rel="alternate" type="application/rss+xml" href="…"> to its head.', DISCOVERY, "<head><title>News</title></head>", '<link rel="alternate" type="application/rss+xml" href="/feed.xml">', "Readers do not find the feed by the address of the site."),
  "network/hub-unreachable": rule("warning", "The hub {url} cannot be reached: {reason}.", "Name a hub that works, or none.", HUB, "HTTP/1.1 404 Not Found", "HTTP/1.1 400 Bad Request", "News come late."),
  // The check itself.
  "network/unfinished": rule("advice", "Not every address was asked: there were more than a check may ask.", "Check with fewer redirects, or on the command line.", "https://github.com/anyfeed/anyfeed/blob/main/docs/network.md", "redirects everywhere", "few redirects"),
} as const satisfies Record<string, NetworkRule>;

export type NetworkCode = keyof typeof NETWORK;

export const PROFILE = { name: "network", title: "Delivery over HTTP" };
