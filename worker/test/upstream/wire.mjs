/** The pieces that misbehaving upstreams are made of: raw bytes on a socket. */

import zlib from "node:zlib";

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export function rss(entries = 3, padding = 0) {
  const items = Array.from({ length: entries }, (_, index) =>
    `<item><title>i${index}</title><link>http://fault.example/${index}</link><guid>g${index}</guid><description>${"x".repeat(padding)}</description></item>`);
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>T</title><link>http://fault.example/</link><description>d</description>${items.join("")}</channel></rss>`;
}

export function head(status, headers, body = "") {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`;
}

const xml = { "Content-Type": "application/rss+xml" };

/** A well-behaved answer, but for the headers that are given. */
export const answer = (body, headers = {}) => (socket) => {
  const bytes = Buffer.from(body);
  socket.write(head("200 OK", { ...xml, "Content-Length": bytes.length, Connection: "close", ...headers }));
  socket.end(bytes);
};

/** A status without a body. */
export const status = (line, headers = {}) => (socket) =>
  socket.end(head(line, { "Content-Length": 0, Connection: "close", ...headers }));

export const redirect = (code, location) => status(`${code} R`, { Location: location });

/** Addresses beyond ASCII as servers write them, in UTF-8 or Latin-1, and where they lead. */
export const beyondAscii = {
  "moved-utf-8": { serve: redirect(301, "/été/日本") },
  "été/日本": { serve: answer(rss()) },
  "moved-latin-1": { serve: (socket) => socket.end(Buffer.from(head("301 R", { Location: "/caf\xe9", "Content-Length": 0, Connection: "close" }), "latin1")) },
  "café": { serve: answer(rss()) },
};

/** Head and part of the body, then whatever `then` does. */
export const partly = (body, length, then) => async (socket) => {
  socket.write(head("200 OK", { ...xml, "Content-Length": length }));
  socket.write(body);
  await sleep(100);
  then(socket);
};

const bombs = new Map();

/** A feed whose title is so many megabytes of spaces, packed. */
export function bomb(megabytes) {
  if (!bombs.has(megabytes)) bombs.set(megabytes, pack(megabytes));
  return bombs.get(megabytes);
}

function pack(megabytes) {
  const gzip = zlib.createGzip({ level: 9 });
  const parts = [];
  gzip.on("data", (part) => parts.push(part));
  const packed = new Promise((resolve) => gzip.on("end", () => resolve(Buffer.concat(parts))));
  gzip.write("<rss><channel><title>");
  const spaces = Buffer.alloc(1 << 20, 0x20);
  for (let count = 0; count < megabytes; count += 1) gzip.write(spaces);
  gzip.end();
  return packed;
}

/** Writes for ever, as fast as the other side reads. */
export const endless = (start, part) => (socket) => {
  socket.write(head("200 OK", { ...xml, Connection: "close" }) + start);
  const bytes = Buffer.from(part);
  const write = () => { while (!socket.destroyed && socket.write(bytes)); };
  socket.on("drain", write);
  write();
};

export function billionLaughs() {
  const letters = "bcdefghij";
  const before = "abcdefghi";
  const entities = [...letters].map((letter, index) => `<!ENTITY ${letter} "${`&${before[index]};`.repeat(10)}">`);
  return `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol">${entities.join("")}]><rss><channel><title>&j;</title></channel></rss>`;
}
