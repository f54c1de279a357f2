// Feeds out, module by module: what each element is written as, letter by letter.
import assert from "node:assert/strict";
import { test } from "node:test";
import { install } from "./installed.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const { toAtom, toRss } = await installed.import("anyfeed/write");
const WRITERS = { rss: toRss, atom: toAtom };

const HEAD = { title: "T", url: "https://example.org/", id: "https://example.org/", updated: "2024-01-15T00:00:00Z" };
const ENTRY = { title: "E", url: "https://example.org/1", id: "https://example.org/1", date: "2024-01-15T00:00:00Z", text: "x" };

/** The lines of the head or of an entry that are in this namespace. */
function written(format, { entry = {}, ...head }, wanted) {
  const text = WRITERS[format]({ ...HEAD, ...head, entries: [{ ...ENTRY, ...entry }] }, { pretty: true });
  const known = parseFeed(text);
  assert.ok(known.report.wellFormed && known.entries.length === 1, text);
  const lines = text.split("\n").map((line) => line.trim());
  const [first, last] = [lines.findIndex((line) => wanted.test(line)), lines.findLastIndex((line) => wanted.test(line))];
  return first < 0 ? [] : lines.slice(first, last + 1);
}

const inBoth = (given, wanted, expected) => {
  for (const format of Object.keys(WRITERS)) assert.deepEqual(written(format, given, wanted), expected, format);
};

test("places: points, lines, polygons and names", () => {
  const geo = (type, coordinates, name = null) => ({ entry: { geo: { type, coordinates, name } } });
  inBoth(geo("point", [[-71.92, 45.256]], "Lake"), /<\/?georss:/, ["<georss:point>45.256 -71.92</georss:point>", "<georss:featureName>Lake</georss:featureName>"]);
  inBoth(geo("line", [[1, 2], [3, 4]]), /<\/?georss:/, ["<georss:line>2 1 4 3</georss:line>"]);
  inBoth(geo("polygon", [[1, 2], [3, 4], [5, 6], [1, 2]]), /<\/?georss:/, ["<georss:polygon>2 1 4 3 6 5 2 1</georss:polygon>"]);
});

test("a place that an extension says already is not said again", () => {
  const extensions = { geo: { lat: 45.256, long: -71.92 } };
  inBoth({ entry: { geo: { type: "point", coordinates: [[-71.92, 45.256]], name: null }, extensions } }, /<\/?geo/, ["<geo:lat>45.256</geo:lat>", "<geo:long>-71.92</geo:long>"]);
});

test("podcasts: the show", () => {
  const podcast = {
    author: "Ann", owner: { name: "Bob", email: "bob@example.org" }, explicit: false, type: "serial", blocked: false, complete: true, newFeedUrl: null,
    medium: "podcast", guid: "917393e3-1b1e-5cef-ace4-edaa54e1f810", locked: true, funding: [{ url: "https://example.org/give", message: "Give" }],
    persons: [{ name: "Ann", role: "host", group: "cast", image: "https://example.org/ann.png", url: "https://example.org/ann" }],
  };
  inBoth({ podcast }, /<\/?(itunes|podcast):/, [
    "<itunes:author>Ann</itunes:author>",
    "<itunes:owner>", "<itunes:name>Bob</itunes:name>", "<itunes:email>bob@example.org</itunes:email>", "</itunes:owner>",
    "<itunes:explicit>false</itunes:explicit>", "<itunes:type>serial</itunes:type>", "<itunes:complete>yes</itunes:complete>",
    "<podcast:medium>podcast</podcast:medium>", "<podcast:guid>917393e3-1b1e-5cef-ace4-edaa54e1f810</podcast:guid>",
    "<podcast:locked>yes</podcast:locked>", '<podcast:funding url="https://example.org/give">Give</podcast:funding>',
    '<podcast:person role="host" group="cast" img="https://example.org/ann.png" href="https://example.org/ann">Ann</podcast:person>',
  ]);
});

test("podcasts: an episode", () => {
  const podcast = {
    duration: 3661, episode: 3, season: 2, seasonName: "Two", type: "full", explicit: true, blocked: true,
    transcripts: [{ url: "https://example.org/1.vtt", type: "text/vtt", language: "en", rel: "captions" }],
    soundbites: [{ start: 12.5, duration: 30, title: "Best" }], persons: [],
    chapters: [{ start: 0, title: "Begin", url: null, image: null }, { start: 61.5, title: "Middle", url: "https://example.org/m", image: null }],
    chaptersUrl: "https://example.org/1.json",
  };
  inBoth({ entry: { podcast } }, /<\/?(itunes|podcast|psc):/, [
    "<itunes:duration>3661</itunes:duration>", "<itunes:episode>3</itunes:episode>", "<itunes:episodeType>full</itunes:episodeType>",
    "<itunes:explicit>true</itunes:explicit>", "<itunes:block>yes</itunes:block>",
    '<podcast:season name="Two">2</podcast:season>', '<podcast:transcript url="https://example.org/1.vtt" type="text/vtt" language="en" rel="captions"/>',
    '<podcast:soundbite startTime="12.5" duration="30">Best</podcast:soundbite>',
    '<podcast:chapters url="https://example.org/1.json" type="application/json+chapters"/>',
    '<psc:chapters version="1.2">', '<psc:chapter start="0" title="Begin"/>', '<psc:chapter start="61.5" title="Middle" href="https://example.org/m"/>', "</psc:chapters>",
  ]);
});

test("threads: what is answered, and how often this was", () => {
  const entry = {
    links: [{ url: "https://example.org/1/comments.atom", rel: "replies", type: "application/atom+xml" }],
    extensions: { thr: { inReplyTo: [{ ref: "https://example.org/0", href: "https://example.org/0.html", type: "text/html" }], replies: [{ href: "https://example.org/1/comments.atom", count: 2, updated: "2024-01-16T00:00:00Z" }], total: 2 } },
  };
  assert.deepEqual(written("atom", { entry }, /thr:/).filter((line) => /^<.*thr:/.test(line) && !line.includes("xmlns")), [
    '<link rel="replies" type="application/atom+xml" href="https://example.org/1/comments.atom" thr:count="2" thr:updated="2024-01-16T00:00:00Z"/>',
    '<thr:in-reply-to ref="https://example.org/0" href="https://example.org/0.html" type="text/html"/>', "<thr:total>2</thr:total>",
  ]);
  assert.deepEqual(written("rss", { entry }, /thr:count/), ['<atom:link rel="replies" type="application/atom+xml" href="https://example.org/1/comments.atom" thr:count="2" thr:updated="2024-01-16T00:00:00Z"/>']);
});

test("comments: their page, their feed and their number", () => {
  const entry = { comments: { url: "https://example.org/1#comments", feedUrl: "https://example.org/1/feed", count: 5 } };
  assert.deepEqual(written("rss", { entry }, /<comments>/), ["<comments>https://example.org/1#comments</comments>"]);
  assert.deepEqual(written("rss", { entry }, /<(slash|wfw):/), ["<slash:comments>5</slash:comments>", "<wfw:commentRss>https://example.org/1/feed</wfw:commentRss>"]);
  assert.deepEqual(written("atom", { entry }, /rel="replies"|<thr:total/).filter((line) => /replies|thr:/.test(line)), [
    '<link rel="replies" type="text/html" href="https://example.org/1#comments"/>', '<link rel="replies" type="application/atom+xml" href="https://example.org/1/feed"/>', "<thr:total>5</thr:total>",
  ]);
});

test("pages of a feed: the next one, archives, and one that is whole", () => {
  const next = { refresh: { next: "https://example.org/?page=2" }, links: [{ url: "https://example.org/2023.atom", rel: "prev-archive" }] };
  assert.deepEqual(written("atom", next, /rel="(next|prev-archive)"/), ['<link rel="next" href="https://example.org/?page=2"/>', '<link rel="prev-archive" href="https://example.org/2023.atom"/>']);
  assert.deepEqual(written("rss", next, /rel="(next|prev-archive)"/), ['<atom:link rel="next" href="https://example.org/?page=2"/>', '<atom:link rel="prev-archive" href="https://example.org/2023.atom"/>']);
  inBoth({ refresh: { complete: true } }, /<fh:/, ["<fh:complete/>"]);
  inBoth({ refresh: { complete: false } }, /<fh:/, []);
  const read = parseFeed(toAtom({ ...HEAD, ...next, entries: [] }));
  assert.equal(read.refresh.next, "https://example.org/?page=2");
});

test("files: what an enclosure cannot say is said by Media RSS, groups together", () => {
  const media = [
    { url: "https://example.org/a.mp4", type: "video/mp4", length: 12, width: 640, height: 360, duration: 60, title: "Big", isDefault: true, group: 0, thumbnails: [{ url: "https://example.org/a.jpg", width: 320, height: 180 }] },
    { url: "https://example.org/b.mp4", type: "video/mp4", length: 6, width: 320, height: 180, group: 0 },
    { url: "https://example.org/c.mp3", type: "audio/mpeg", length: 3, language: "de" },
    { url: "https://example.org/d.pdf", type: "application/pdf", length: 2 },
  ];
  const modules = [
    '<media:content url="https://example.org/c.mp3" fileSize="3" type="audio/mpeg" lang="de"/>',
    "<media:group>",
    '<media:content url="https://example.org/a.mp4" fileSize="12" type="video/mp4" duration="60" height="360" width="640" isDefault="true">',
    "<media:title>Big</media:title>", '<media:thumbnail url="https://example.org/a.jpg" width="320" height="180"/>', "</media:content>",
    '<media:content url="https://example.org/b.mp4" fileSize="6" type="video/mp4" height="180" width="320"/>',
    "</media:group>",
  ];
  inBoth({ entry: { media } }, /<\/?media:/, modules);
  assert.deepEqual(written("rss", { entry: { media } }, /<enclosure/), [["a.mp4", 12, "video/mp4"], ["b.mp4", 6, "video/mp4"], ["c.mp3", 3, "audio/mpeg"], ["d.pdf", 2, "application/pdf"]]
    .map(([name, length, type]) => `<enclosure url="https://example.org/${name}" length="${length}" type="${type}"/>`));
  assert.deepEqual(written("atom", { entry: { media: media.slice(3) } }, /rel="enclosure"/), ['<link rel="enclosure" type="application/pdf" href="https://example.org/d.pdf" length="2"/>']);
});

test("an image that nothing else shows is a thumbnail", () => {
  inBoth({ entry: { image: "https://example.org/i.png" } }, /<\/?media:/, ['<media:thumbnail url="https://example.org/i.png"/>']);
  inBoth({ entry: { image: "https://example.org/a.png", media: [{ url: "https://example.org/a.png", type: "image/png" }] } }, /<\/?media:/, []);
});

test("a link that says the same as another is written once", () => {
  const twice = [{ url: "https://example.org/x", rel: "related" }, { url: "https://example.org/x", rel: "related", title: "X" }, { url: "https://example.org/x", rel: "related", language: "de" }];
  assert.deepEqual(written("atom", { entry: { links: twice } }, /rel="related"/), ['<link rel="related" href="https://example.org/x"/>', '<link rel="related" hreflang="de" href="https://example.org/x"/>']);
  const page = [{ url: "https://example.org/", rel: "self alternate" }, { url: "https://example.org/", rel: "alternate", type: null }, { url: "https://example.org/", rel: "alternate" }];
  assert.equal(written("atom", { links: page }, /<link rel="alternate" href="https:\/\/example.org\/"/).filter((line) => line.includes('rel="alternate" href="https://example.org/"')).length, 1);
});
