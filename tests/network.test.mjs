// What servers do with a feed: every rule once broken and once kept, over HTTP, and docs/network.md.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { build } from "esbuild";
import { folder, listen } from "./opened.mjs";
import { root } from "./setup.mjs";

const { parseFeed, discoverFeeds } = await import("../pkg/dist/index.js");
const { askServers, withNetwork } = await load("index.ts");
const { NETWORK } = await load("rules.ts");
const { pictureIn } = await load("image.ts");

async function load(file) {
  const outfile = join(await folder(), file.replace(/ts$/, "mjs"));
  await build({ entryPoints: [join(root, "pkg-template/src/online", file)], bundle: true, format: "esm", outfile, logLevel: "error" });
  return import(outfile);
}

const bytes = (...parts) => Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part))));
const u16 = (value) => [value >> 8, value & 255];
const png = (width, height) => bytes("\x89PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, ...u16(width), 0, 0, ...u16(height)], [8, 2, 0, 0, 0]);
/** With a segment before the frame, as cameras write it. */
const jpeg = (width, height, channels) => bytes("\xff\xd8\xff\xe1", u16(5000), Buffer.alloc(4998, 255), "\xff\xc2", [0, 17, 8, ...u16(height), ...u16(width), channels], Buffer.alloc(20));
const gif = (width, height) => bytes("GIF89a", [width & 255, width >> 8, height & 255, height >> 8], Buffer.alloc(20));

const FEED = "https://site.example/feed.xml";
const AUDIO = "https://site.example/a.mp3?x=1&y=2";
const COVER = "https://site.example/cover.png";
const PAGE = "https://site.example/";
const HUB = "https://hub.example/";
const document = ({ length = 1000, type = "audio/mpeg" } = {}) => `<?xml version="1.0"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>News</title><link>${PAGE}</link>
<itunes:explicit>false</itunes:explicit><itunes:image href="${COVER}"/><atom:link rel="hub" href="${HUB}"/><description>${"words ".repeat(500)}</description>
<item><title>One</title><enclosure url="${AUDIO.replace("&", "&amp;")}" length="${length}" type="${type}"/></item></channel></rss>`;

/** Servers as they should be: of each address status, headers, body, by the request. */
const SOUND = {
  [FEED]: ({ headers }) => [headers["if-none-match"] === '"v1"' ? 304 : 200, { "content-type": "application/rss+xml", etag: '"v1"', "cache-control": "max-age=900", "content-encoding": "identity", "access-control-allow-origin": "*" }],
  [AUDIO]: ({ method, headers }) => (method === "GET" && headers.range ? [206, { "content-type": "audio/mpeg", "content-range": "bytes 0-1/1000" }, "ab"] : [200, { "content-type": "audio/mpeg", "content-length": "1000" }]),
  [COVER]: () => [200, { "content-type": "image/png" }, png(3000, 3000)],
  [PAGE]: () => [200, { "content-type": "text/html" }, '<!doctype html><link rel="alternate" type="application/rss+xml" href="/feed.xml">'],
  [HUB]: () => [400, {}],
};
const status = (code, headers = {}) => () => [code, headers];
/** The feed's answer with other headers; null takes one away. */
const feedWith = (more, code) => (request) => {
  const [usual, headers] = SOUND[FEED](request);
  const all = Object.entries({ ...headers, ...more }).filter(([, value]) => value !== null);
  return [code ?? usual, Object.fromEntries(all)];
};
const moved = (code, to, at = FEED) => ({ [at]: status(code, { location: to }) });
const ELSEWHERE = "https://site.example/new.xml";
const page = (html) => ({ [PAGE]: () => [200, { "content-type": "text/html" }, html] });
const cover = (body, type = "image/png") => ({ [COVER]: () => [200, { "content-type": type }, body] });

/** Each rule: what is otherwise than it should be, and what else is said then. */
const BROKEN = {
  "network/unreachable": { servers: { [FEED]: null } },
  "network/status": { servers: { [FEED]: status(503) } },
  "network/https": { url: "http://site.example/feed.xml", servers: { "http://site.example/feed.xml": SOUND[FEED] } },
  "network/redirect-insecure": { servers: { ...moved(301, "http://site.example/new.xml"), "http://site.example/new.xml": SOUND[FEED] }, also: ["network/redirect-permanent"] },
  "network/redirect-permanent": { servers: { ...moved(308, ELSEWHERE), [ELSEWHERE]: SOUND[FEED] } },
  "network/redirect-temporary": { servers: { ...moved(302, ELSEWHERE), [ELSEWHERE]: SOUND[FEED] } },
  "network/redirects-many": { servers: { ...moved(301, ELSEWHERE), ...moved(301, "/newer.xml", ELSEWHERE), "https://site.example/newer.xml": SOUND[FEED] }, also: ["network/redirect-permanent"] },
  "network/type-missing": { servers: { [FEED]: feedWith({ "content-type": null }) } },
  "network/charset-missing": { servers: { [FEED]: feedWith({ "content-type": "text/xml" }) } },
  "network/validators-missing": { servers: { [FEED]: feedWith({ etag: null }) } },
  "network/not-modified": { servers: { [FEED]: feedWith({}, 200) } },
  "network/last-modified-form": { servers: { [FEED]: feedWith({ "last-modified": "2024-01-15" }) } },
  "network/compression": { servers: { [FEED]: feedWith({ "content-encoding": null }) } },
  "network/caching-missing": { servers: { [FEED]: feedWith({ "cache-control": null }) } },
  "network/caching-forbidden": { servers: { [FEED]: feedWith({ "cache-control": "no-cache, no-store" }) } },
  "network/cookies": { servers: { [FEED]: feedWith({ "set-cookie": "a=1" }) } },
  "network/cors": { servers: { [FEED]: feedWith({ "access-control-allow-origin": null }) } },
  "network/enclosure-unreachable": { servers: { [AUDIO]: status(404) } },
  "network/enclosure-head": { servers: { [AUDIO]: (request) => (request.method === "HEAD" ? [405, {}] : SOUND[AUDIO](request)) } },
  "network/enclosure-ranges": { servers: { [AUDIO]: ({ method }) => [200, { "content-type": "audio/mpeg", "content-length": "1000" }, method === "HEAD" ? "" : "a".repeat(1000)] } },
  "network/enclosure-length": { feed: document({ length: 5 }) },
  "network/enclosure-type": { feed: document({ type: "audio/ogg" }) },
  "network/artwork-unreachable": { servers: { [COVER]: status(410) } },
  "network/artwork-format": { servers: cover(gif(3000, 3000), "image/gif") },
  "network/artwork-type": { servers: cover(png(3000, 3000), "text/plain") },
  "network/artwork-square": { servers: cover(png(3000, 2000)) },
  "network/artwork-size": { servers: cover(jpeg(300, 300, 3), "image/jpeg") },
  "network/artwork-colors": { servers: cover(jpeg(1400, 1400, 4), "image/jpeg") },
  "network/site-unreachable": { servers: { [PAGE]: status(404) } },
  "network/autodiscovery": { servers: page("<!doctype html><title>News</title>") },
  "network/hub-unreachable": { servers: { [HUB]: status(502) } },
  "network/unfinished": { requests: 6 },
};

let servers = SOUND;
const asked = [];
/** All servers are one; its path names the address that is meant. */
const { url: local } = await listen((request, response) => {
  const address = decodeURIComponent(request.url.slice(1));
  asked.push(`${request.method} ${address}`);
  const answer = servers[address];
  if (!answer) return request.socket.destroy();
  const [code, headers, body = ""] = answer(request);
  response.writeHead(code, headers).end(body);
});

async function found({ url = FEED, feed = document(), requests = 40 } = {}) {
  asked.length = 0;
  const network = {
    fetch: (address, init) => fetch(`${local}/${encodeURIComponent(address)}`, init),
    discover: discoverFeeds,
    milliseconds: 240_000,
    requests,
  };
  return askServers({ url, size: feed.length, text: feed, feed: parseFeed(feed, null, { url: url ?? undefined }) }, network);
}

test("of servers as they should be nothing is said", async () => {
  servers = SOUND;
  assert.deepEqual(await found(), []);
  assert.ok(asked.length <= 8, asked.join(", "));
});

test("every rule has an example that breaks it, and no other", () => assert.deepEqual(Object.keys(BROKEN), Object.keys(NETWORK)));

for (const [code, { servers: other = {}, also = [], ...subject }] of Object.entries(BROKEN)) {
  test(code, async () => {
    servers = { ...SOUND, ...other };
    const findings = await found(subject);
    assert.deepEqual(findings.map((finding) => finding.code).sort(), [code, ...also].sort());
    const { severity, fix, helpUrl } = NETWORK[code];
    const finding = findings.find((one) => one.code === code);
    assert.deepEqual([finding.severity, finding.fix, finding.helpUrl, finding.profile], [severity, fix, helpUrl, "network"]);
    assert.doesNotMatch(finding.message, /[{}]|undefined|null/);
  });
}

test("what is about an address of the feed has its place and its entry", async () => {
  servers = { ...SOUND, [AUDIO]: status(404) };
  const [finding] = await found();
  const text = document();
  assert.equal(text.slice(finding.from, finding.to), AUDIO.replace("&", "&amp;"));
  assert.deepEqual([finding.line, finding.entry], [4, 0]);
  assert.equal(text.split("\n")[3].slice(finding.column - 1, finding.column + 7), "https://");
});

test("no more enclosures are asked than are said, nor anybody else twice", async () => {
  servers = SOUND;
  const items = Array.from({ length: 30 }, (_, index) => `<item><enclosure url="https://site.example/${index % 20}.mp3" length="1" type="audio/mpeg"/></item>`).join("");
  await found({ feed: `<rss version="2.0"><channel><title>T</title>${items}</channel></rss>` });
  assert.equal(asked.filter((line) => line.startsWith("HEAD")).length, 5);
  assert.equal(new Set(asked.filter((line) => line.includes(".mp3"))).size, 10);
});

test("a document without an address has its own addresses asked alone; what is no web address is not asked", async () => {
  servers = SOUND;
  await found({ url: null });
  assert.ok(!asked.some((line) => line.includes("feed.xml")));
  const findings = await found({ url: null, feed: '<rss version="2.0"><channel><title>T</title><item><enclosure url="magnet:?xt=urn:btih:0" length="1" type="application/x-bittorrent"/></item></channel></rss>' });
  assert.deepEqual(asked, []);
  assert.match(findings[0].message, /no web address/);
});

test("an image that never ends is left off", async () => {
  let given = 0;
  servers = SOUND;
  const body = () => new ReadableStream({ pull: (controller) => void ((given += 1024), controller.enqueue(new Uint8Array(bytes("\xff\xd8\xff\xfe\xff\xff", Buffer.alloc(1018))))) });
  const text = `<rss version="2.0"><channel><title>T</title><image><url>${COVER}</url></image></channel></rss>`;
  const network = { fetch: async () => new Response(body(), { headers: { "content-type": "image/jpeg" } }), discover: discoverFeeds, milliseconds: 240_000, requests: 10 };
  await askServers({ url: null, size: 1, text, feed: parseFeed(text) }, network);
  assert.ok(given <= 300 * 1024, `${given}`);
});

test("the headers of images, whole and in part", () => {
  const webp = (kind, rest) => bytes("RIFF", [0, 0, 0, 0], "WEBP", kind, [0, 0, 0, 0], rest, Buffer.alloc(20));
  const images = [
    ["PNG", png(3000, 2000), 3000, 2000],
    ["JPEG", jpeg(1400, 1500, 3), 1400, 1500],
    ["GIF", gif(300, 200), 300, 200],
    ["WebP", webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x78, 0x05, 0x40, 0x06]), 1400, 1600],
    ["WebP", webp("VP8L", [0x2f, ...[1399 & 255, (1399 >> 8) | ((1599 & 3) << 6), (1599 >> 2) & 255, 1599 >> 10]]), 1400, 1600],
    ["WebP", webp("VP8X", [0, 0, 0, 0, 1399 & 255, 1399 >> 8, 0, 1599 & 255, 1599 >> 8, 0]), 1400, 1600],
  ];
  for (const [format, image, width, height] of images) {
    const picture = pictureIn(image);
    assert.deepEqual([picture?.format, picture?.width, picture?.height], [format, width, height], format);
    for (let end = 0; end < image.length; end += 7) {
      const part = pictureIn(image.subarray(0, end));
      assert.ok(part === undefined || part?.width === width, `${format} ${end}`);
    }
  }
  assert.equal(pictureIn(bytes("<svg xmlns='http://www.w3.org/2000/svg'>")), null);
  assert.equal(pictureIn(bytes("\xff\xd8\x00\x00", Buffer.alloc(20))), null);
});

test("the verdict counts what servers do, but a document that is no feed stays none", () => {
  const report = { verdict: "valid", profiles: [], findings: [], findingsTotal: 0 };
  const finding = (severity) => ({ severity, from: 0, to: 0 });
  assert.equal(withNetwork(report, []).verdict, "valid");
  assert.equal(withNetwork(report, [finding("advice")]).verdict, "valid");
  assert.equal(withNetwork(report, [finding("warning")]).verdict, "valid-with-warnings");
  assert.equal(withNetwork({ ...report, verdict: "invalid" }, [finding("warning")]).verdict, "invalid");
  const worst = withNetwork({ ...report, verdict: "valid-with-warnings" }, [finding("error"), finding("advice")]);
  assert.deepEqual([worst.verdict, worst.findingsTotal, worst.profiles[0].errors, worst.profiles[0].advice], ["invalid", 2, 1, 1]);
  assert.equal(withNetwork({ ...report, verdict: "not-a-feed" }, [finding("error")]).verdict, "not-a-feed");
});

/** docs/network.md as it should be; `UPDATE=1 node tests/network.test.mjs` writes it. */
function written() {
  const head = `# Delivery over HTTP

What \`anyfeed check --online\` and the handler's \`/v1/validate?online=1\` report about how a feed is delivered. Each rule has its code, its
severity, its sentence, how to fix it, what readers do with it where that is known (in italics), an example that breaks it and one that follows it.
The tests run every rule; this page is written from the table in \`pkg-template/src/online/rules.ts\`. [Rules](rules.md) has those for the document
itself, and explains \`error\`, \`warning\` and \`advice\`.

A check requests the feed twice: once as a new reader would, and once with the validators that it got. It sends \`HEAD\` for up to five
enclosures and requests their first two bytes; it reads the headers of the feed's image and of the first episode's; it requests the page
that the feed belongs to, and up to two hubs. Nothing is requested unless you ask for it.
`;
  const rows = Object.entries(NETWORK).map(([code, { severity, sentence, fix, helpUrl, readers, breaks, keeps }]) => `
### ${code}

**${severity}** · [specification](<${helpUrl}>)

${sentence.replace(/\{(\w+)\}/g, "…")}  
${fix}${readers ? `  \n*${readers}*` : ""}

| breaks it | follows it |
|---|---|
| \`${breaks}\` | \`${keeps}\` |
`);
  return head + rows.join("");
}

test("docs/network.md says the same", () => {
  const path = join(root, "docs/network.md");
  if (process.env.UPDATE) writeFileSync(path, written());
  assert.equal(readFileSync(path, "utf8"), written());
});
