/**
 * Misbehaving upstreams, each with what the handler must answer: a status or
 * several that are right (Node and workerd differ), the problem's code, and `late` where the fault comes
 * after the answer began (200, complete JSON, `report.truncated`). `times` are what the handler grants where that is the
 * matter; of several the later ones are for a machine on which the answer did not begin in the first.
 */

import zlib from "node:zlib";
import { answer, billionLaughs, bomb, endless, head, partly, redirect, rss, sleep, status } from "./wire.mjs";

const xml = { "Content-Type": "application/rss+xml" };
const gzip = { "Content-Encoding": "gzip" };
const half = (text) => text.slice(0, text.length >> 1);
const long = rss(50, 500);

function corrupt() {
  const bytes = zlib.gzipSync(rss(50, 200));
  bytes[40] ^= 0xff;
  return bytes;
}

export const slow = {
  "slow-headers": { serve: async (socket) => { await sleep(800); answer(rss())(socket); }, status: 200 },
  "hang-before-headers": { serve: () => {}, times: [{ firstByteMs: 500 }], status: 504, code: "upstream-timeout" },
  "hang-after-headers": {
    serve: (socket) => socket.write(head("200 OK", { ...xml, "Content-Length": 5000 })),
    times: [{ headMs: 1000 }], status: 504, code: "upstream-timeout",
  },
  "drip": {
    // One byte at a time: the clock must not start anew with each.
    serve: async (socket) => {
      socket.write(head("200 OK", { ...xml, Connection: "close" }));
      for (const letter of rss(200)) {
        if (socket.destroyed) return;
        socket.write(letter);
        await sleep(100);
      }
    },
    times: [{ headMs: 1500 }], status: 504, code: "upstream-timeout",
  },
  "stall-mid-body": {
    serve: partly(half(long), long.length, () => {}),
    times: [{ wholeMs: 2000 }, { wholeMs: 10_000 }, { wholeMs: 60_000 }], status: 200, late: "upstream-timeout",
  },
};

export const broken = {
  "rst-before-headers": { serve: (socket) => socket.resetAndDestroy(), status: 502, code: "upstream-reset" },
  "rst-mid-body": { serve: partly(half(long), long.length, (socket) => socket.resetAndDestroy()), status: 200, late: "upstream-truncated" },
  "fin-mid-body": { serve: partly(half(long), long.length, (socket) => socket.end()), status: 200, late: "upstream-truncated" },
  "rst-before-first-entry": { serve: partly("<rss><channel><title>", 5000, (socket) => socket.resetAndDestroy()), status: 502, code: "upstream-truncated" },
  "length-too-long": { serve: partly(rss(), rss().length + 1000, (socket) => socket.end()), status: 200 },
  "length-too-short": { serve: (socket) => socket.end(head("200 OK", { ...xml, "Content-Length": 100, Connection: "close" }, rss())), status: 200 },
  "chunked-truncated": {
    serve: (socket) => {
      socket.write(head("200 OK", { ...xml, "Transfer-Encoding": "chunked" }));
      socket.write(`${rss().length.toString(16)}\r\n${rss()}\r\n`);
      socket.end("ffff\r\npartial");
    },
    status: 200,
  },
  "chunked-bad": { serve: (socket) => socket.end(`${head("200 OK", { ...xml, "Transfer-Encoding": "chunked" })}zzz\r\nabc\r\n`), status: 502, code: ["upstream-protocol", "upstream-truncated", "upstream-reset"] },
  "length-and-chunked": {
    serve: (socket) => socket.end(head("200 OK", { ...xml, "Content-Length": 5, "Transfer-Encoding": "chunked" }, `${rss().length.toString(16)}\r\n${rss()}\r\n0\r\n\r\n`)),
    status: [200, 502],
  },
  "not-http": { serve: (socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"), status: 502, code: ["upstream-protocol", "upstream-reset"] },
  "headers-1MB": {
    serve: (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      for (let index = 0; index < 1000; index += 1) socket.write(`X-${index}: ${"a".repeat(1000)}\r\n`);
      socket.end("\r\n");
    },
    status: 502,
  },
  "early-hints": { serve: (socket) => { socket.write("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"); answer(rss())(socket); }, status: [200, 502] },
};

export const big = {
  infinite: { serve: endless("<rss><channel>", `<item><title>x</title><description>${"x".repeat(300)}</description></item>`.repeat(200)), status: 200, late: "too-large" },
  "infinite-head": { serve: endless("<rss><channel><title>", "x".repeat(60_000)), status: 413, code: "too-large" },
  "declared-5GB": { serve: (socket) => { socket.write(head("200 OK", { ...xml, "Content-Length": 5 * 2 ** 30 })); socket.write("<rss>"); }, status: 413, code: "too-large" },
  "gzip-bomb": { serve: async (socket) => answer(await bomb(1024), gzip)(socket), status: 413, code: "too-large" },
  "gzip-bomb-nested": { serve: async (socket) => answer(zlib.gzipSync(zlib.gzipSync(await bomb(64))), { "Content-Encoding": "gzip, gzip" })(socket), status: [413, 422], code: ["too-large", "not-a-feed"] },
};

export const coded = {
  gzip: { serve: answer(zlib.gzipSync(rss()), gzip), status: 200 },
  "gzip-unlabelled": { serve: answer(zlib.gzipSync(rss())), status: 200 },
  "gzip-label-lie": { serve: answer(rss(), gzip), status: 502 },
  "gzip-truncated": { serve: answer(zlib.gzipSync(rss(50, 200)).subarray(0, 300), gzip), status: 200 },
  "gzip-corrupt": { serve: answer(corrupt(), gzip), status: 502 },
  "gzip-trailing": { serve: answer(Buffer.concat([zlib.gzipSync(rss()), Buffer.from("garbage")]), gzip), status: [200, 502] },
  br: { serve: answer(zlib.brotliCompressSync(rss()), { "Content-Encoding": "br" }), status: 200 },
  deflate: { serve: answer(zlib.deflateSync(rss()), { "Content-Encoding": "deflate" }), status: 200 },
  "deflate-raw": { serve: answer(zlib.deflateRawSync(rss()), { "Content-Encoding": "deflate" }), status: 200 },
  "zstd-unasked": { serve: answer(Buffer.from("28b52ffd00", "hex"), { "Content-Encoding": "zstd" }), status: 422 },
};

export const redirected = {
  "redirect-loop": { serve: redirect(302, "/redirect-loop"), status: 502, code: "too-many-redirects" },
  "redirect-pingpong": { serve: redirect(301, "/redirect-pingpong2"), status: 502, code: "too-many-redirects" },
  "redirect-pingpong2": { serve: redirect(301, "/redirect-pingpong"), status: 502, code: "too-many-redirects" },
  "redirect-6": { serve: redirect(302, "/redirect-5"), status: 502, code: "too-many-redirects" },
  "redirect-5": { serve: redirect(302, "/redirect-4"), status: 200 },
  "redirect-4": { serve: redirect(302, "/redirect-3"), status: 200 },
  "redirect-3": { serve: redirect(302, "/redirect-2"), status: 200 },
  "redirect-2": { serve: redirect(302, "/redirect-1"), status: 200 },
  "redirect-1": { serve: redirect(302, "/ok"), status: 200 },
  "redirect-private": { serve: redirect(302, "http://169.254.169.254/latest/meta-data/"), status: 403, code: "blocked-url" },
  "redirect-private-mapped": { serve: redirect(307, "http://[::ffff:127.0.0.1]:80/"), status: 403, code: "blocked-url" },
  "redirect-file": { serve: redirect(302, "file:///etc/passwd"), status: 403, code: "blocked-url" },
  "redirect-data": { serve: redirect(302, "data:text/xml,<rss/>"), status: 403, code: "blocked-url" },
  "redirect-credentials": { serve: redirect(302, "http://user:pw@fault.example/ok"), status: 403, code: "blocked-url" },
  "redirect-self": { serve: redirect(302, "https://worker.test/v1/feed?url=http://fault.example/redirect-self"), status: 403, code: "blocked-url" },
  "redirect-no-location": { serve: status("302 Found"), status: 502, code: "upstream-status" },
  "redirect-crlf": { serve: status("302 F", { Location: "http://fault.example/ok%0d%0aX-Evil:1" }), status: 404, code: "upstream-not-found" },
  "redirect-300": { serve: status("300 Multiple", { Location: "/ok" }), status: 502 },
};

export const refused = {
  204: { serve: (socket) => socket.end(head("204 No Content", { Connection: "close" })), status: 422, code: "not-a-feed" },
  206: { serve: (socket) => socket.end(head("206 Partial Content", { ...xml, "Content-Range": "bytes 0-9/100", "Content-Length": 10, Connection: "close" }, "0123456789")), status: 502, code: "upstream-status" },
  304: { serve: (socket) => socket.end(head("304 Not Modified", { ETag: '"a"', Connection: "close" })), status: 502, code: "upstream-status" },
  400: { serve: status("400 B"), status: 502, code: "upstream-status" },
  401: { serve: status("401 U", { "WWW-Authenticate": 'Basic realm="x"' }), status: 502, code: "upstream-status" },
  403: { serve: status("403 F", { Server: "cloudflare", "cf-mitigated": "challenge" }), status: 502, code: "upstream-status" },
  404: { serve: status("404 N"), status: 404, code: "upstream-not-found" },
  410: { serve: status("410 G"), status: 410, code: "gone" },
  429: { serve: status("429 T", { "Retry-After": "120" }), status: 503, code: "upstream-rate-limited", retryAfter: [120, 120] },
  "429-date": { serve: (socket) => status("429 T", { "Retry-After": new Date(Date.now() + 3600e3).toUTCString() })(socket), status: 503, code: "upstream-rate-limited", retryAfter: [3000, 3600] },
  "429-huge": { serve: status("429 T", { "Retry-After": "99999999999" }), status: 503, code: "upstream-rate-limited", retryAfter: [86400, 86400] },
  "429-junk": { serve: status("429 T", { "Retry-After": "-5 soon" }), status: 503, code: "upstream-rate-limited", retryAfter: [600, 600] },
  500: { serve: status("500 E"), status: 502, code: "upstream-status" },
  503: { serve: status("503 U", { "Retry-After": "30" }), status: 503, code: "upstream-unavailable", retryAfter: [30, 30] },
  "status-999": { serve: status("999 X"), status: 502 },
};

const page = (links) => answer(`<!doctype html><title>x</title>${links}`, { "Content-Type": "text/html" });
const feedLink = (href) => `<link rel=alternate type=application/rss+xml href=${href}>`;

export const documents = {
  ok: { serve: answer(rss()), status: 200, entries: 3 },
  "empty-200": { serve: answer(""), status: 422, code: "not-a-feed" },
  html: { serve: page(feedLink("/ok")), status: 200, entries: 3 },
  "html-without-feeds": { serve: page("<p>Hello"), status: 422, code: "html-not-feed" },
  "html-discovery-loop": { serve: page(feedLink("/html-discovery-loop")), status: 422, code: "html-not-feed" },
  "html-discovery-private": { serve: page(feedLink("http://127.0.0.1:22/")), status: 422, code: "html-not-feed" },
  image: { serve: answer(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), { "Content-Type": "image/png" }), status: 422, code: "not-a-feed" },
  "type-missing": { serve: (socket) => socket.end(head("200 OK", { "Content-Length": rss().length, Connection: "close" }, rss())), status: 200, entries: 3 },
  "type-wrong": { serve: answer(rss(), { "Content-Type": "image/png" }), status: 200, entries: 3 },
  "type-odd": { serve: answer(rss(), { "Content-Type": 'text/xml; charset="utf-8 ' }), status: 200, entries: 3 },
  "charset-utf-7": { serve: answer(rss(), { "Content-Type": "text/xml; charset=utf-7" }), status: 200, entries: 3 },
  "utf16-as-utf8": { serve: answer(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rss(), "utf16le")]), { "Content-Type": "text/xml; charset=utf-8" }), status: 200, entries: 3 },
  "foreign-headers": {
    serve: answer(rss(), { "Set-Cookie": "sid=1; Domain=.worker.test", "Access-Control-Allow-Origin": "https://x", "Clear-Site-Data": '"*"', Refresh: "0;url=//evil", Link: "</x>; rel=preload" }),
    status: 200, entries: 3,
  },
  "cache-forever": { serve: answer(rss(), { "Cache-Control": "public, max-age=31536000, immutable" }), status: 200, control: "public, max-age=3600, stale-while-revalidate=3600, stale-if-error=604800" },
  "cache-private": { serve: answer(rss(), { "Cache-Control": "private, no-store", Vary: "*" }), status: 200, control: "public, max-age=60" },
  "xml-bomb": { serve: answer(billionLaughs()), status: 200, most: 64 * 1024 },
  xxe: {
    serve: answer('<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://fault.example/oob">%p;]><rss><channel><title>&x;</title></channel></rss>'),
    status: 200, neverAsked: "oob", without: "root:",
  },
  "deep-xml": { serve: answer(`<rss><channel>${"<a>".repeat(500_000)}`), status: 200 },
  "html-amplified": {
    serve: answer(`<rss><channel><item><description>${Array.from({ length: 3000 }, (_, index) => `&lt;p&gt;&lt;b a${index}&gt;`).join("")}</description></item></channel></rss>`),
    status: 200, most: 400_000,
  },
};

/** Asks with the times of a scenario, and again with its later ones until the answer has the right status. */
export async function inTime({ times = [{}], status }, ask) {
  for (const [index, each] of times.entries()) {
    const response = await ask(each);
    const text = await response.text();
    if (index === times.length - 1 || [status].flat().includes(response.status)) return { response, text };
  }
}

export const scenarios = { ...slow, ...broken, ...big, ...coded, ...redirected, ...refused, ...documents };
