// Several feeds as one, and two readings of one feed against each other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { install } from "./installed.mjs";

const installed = install();
const { parseFeed } = await installed.import();
const { toAtom, toJsonFeed, toRss } = await installed.import("anyfeed/write");
const { diffFeeds, mergeFeeds } = await installed.import("anyfeed/merge");

const LONG = `<p>${"Words of an article. ".repeat(10)}`;
const feedOf = (name, entries, more = {}) => parseFeed(toRss({ title: name, url: `https://${name}.example/`, feedUrl: `https://${name}.example/feed`, ...more, entries }));
const ids = (feed) => feed.entries.map(({ id }) => id);
const titles = (feed) => feed.entries.map(({ title }) => title);

test("many feeds become one: each entry once, the newest first", () => {
  const feed = (name, entries) => parseFeed(toRss({ title: name, url: `https://${name}.example/`, feedUrl: `https://${name}.example/feed`, entries }));
  const shared = { title: "The very same article", url: "https://a.example/1?utm_source=b", html: `<p>${"Words of an article. ".repeat(10)}`, date: "2024-01-02" };
  const a = feed("a", [{ ...shared, url: "https://a.example/1" }, { id: "1", title: "Old", date: "2023-01-01" }]);
  const b = feed("b", [{ ...shared, id: "other" }, { id: "1", title: "New", date: "2024-02-01" }]);
  const c = feed("c", [{ ...shared, id: "copied", url: "https://c.example/copy" }]);
  const planet = mergeFeeds([a, b, c], { title: "Planet" });
  assert.deepEqual(planet.entries.map(({ title }) => title), ["New", "The very same article", "Old"]);
  assert.deepEqual(planet.entries.map(({ source }) => source.title), ["b", "a", "a"]);
  assert.equal(new Set(planet.entries.map(({ id }) => id)).size, 3);
  assert.equal(mergeFeeds([a, b, c], { dedupe: "none" }).entries.length, 5);
  assert.equal(mergeFeeds([a, b, c], { dedupe: "url" }).entries.length, 4);
  assert.equal(mergeFeeds([a, b], { limit: 1 }).entries.length, 1);
  assert.equal(parseFeed(toAtom(planet)).entries[0].source.title, "b");
});

test("two readings of one feed differ in what is told", () => {
  const read = (...entries) => parseFeed(toRss({ title: "T", url: "https://example.org/", entries }));
  const entry = (id, more) => ({ id, url: `https://example.org/${id}`, title: `Title ${id}`, html: `<p>Text of ${id}`, date: `2024-01-0${id[0]}`, ...more });
  const before = read(entry("5"), entry("4"), entry("3"), entry("2"), entry("1"));
  const now = read(entry("6"), entry("5", { html: "<p>Changed" }), entry("4b", { url: "https://example.org/4" , title: "Title 4", html: "<p>Text of 4" }), entry("2"));
  const { added, changed, gone, moved } = diffFeeds(before, now);
  assert.deepEqual(added.map(({ id }) => id), ["6"]);
  assert.deepEqual(changed.filter(({ entry }) => entry.id === "5").map(({ fields }) => fields), [["contentHtml"]]);
  assert.deepEqual(moved.map((one) => [one.before.id, one.entry.id]), [["4", "4b"]]);
  assert.deepEqual(gone.map(({ id }) => id), ["3"], "what is older than all that is left has fallen out of the window");
  assert.deepEqual(diffFeeds(before, before), { added: [], changed: [], gone: [], moved: [] });
});

test("episodes of one show are several, although they share a page or begin alike", () => {
  const page = "https://show.example/";
  const show = feedOf("show", [1, 2, 3].map((number) => ({ id: `e${number}`, url: page, title: "The daily show", html: LONG, date: `2024-01-0${number}` })));
  assert.deepEqual(ids(mergeFeeds([show])), ["e3", "e2", "e1"]);
  const other = feedOf("other", [{ id: "x", url: page, title: "A link to the show", html: "<p>Listen", date: "2024-01-05" }]);
  assert.deepEqual(ids(mergeFeeds([show, other])), ["x", "e3", "e2", "e1"], "a page that three share names none of them");
});

test("an entry of two feeds is one, in spite of http and www", () => {
  const a = feedOf("a", [{ id: "1", url: "http://www.blog.example/post/", title: "Post", date: "2024-01-01" }]);
  const b = feedOf("b", [{ id: "2", url: "https://blog.example/post", title: "Post (a)", date: "2024-01-01" }]);
  assert.deepEqual(ids(mergeFeeds([a, b])), ["1"]);
  const c = feedOf("c", [{ id: "http://blog.example/?p=1", title: "C", date: "2024-01-01" }]);
  const d = feedOf("d", [{ id: "https://blog.example/?p=1", title: "D", date: "2024-01-01" }]);
  assert.deepEqual(titles(mergeFeeds([c, d], { dedupe: "id" })), ["C"]);
});

test("an id that is a feed's own word is no other feed's", () => {
  const [a, b] = ["a", "b"].map((name) => feedOf(name, [{ id: "post:1", title: name, date: "2024-01-01" }]));
  assert.deepEqual(titles(mergeFeeds([a, b])), ["a", "b"]);
  const [c, d] = ["c", "d"].map((title) => parseFeed(toRss({ title: "News", entries: [{ id: "1", title, date: "2024-01-01" }] })));
  assert.deepEqual(titles(mergeFeeds([c, d])), ["c", "d"], "feeds that say nothing of where they are");
  const uuid = "123E4567-E89B-12D3-A456-426614174000";
  const [e, f] = [uuid, uuid.toLowerCase()].map((id) => feedOf(id.slice(-4), [{ id, title: id, date: "2024-01-01" }]));
  assert.equal(mergeFeeds([e, f]).entries.length, 1);
});

test("ids of a merged feed are unique, however often one comes", () => {
  const one = feedOf("a", [{ id: "1", title: "Same", date: "2024-01-01" }]);
  assert.equal(new Set(ids(mergeFeeds([one, one, one, one], { dedupe: "none" }))).size, 4);
  assert.deepEqual(ids(mergeFeeds([one, one], { dedupe: "none" })), ids(mergeFeeds([one, one], { dedupe: "none" })), "and the same each time");
});

test("what has no date stands behind what has one, and a limit is one", () => {
  const feed = feedOf("a", [{ id: "none", title: "N" }, { id: "old", title: "O", date: "2020-01-01" }, { id: "new", title: "W", date: "2024-01-01" }]);
  assert.deepEqual(ids(mergeFeeds([feed])), ["new", "old", "none"]);
  assert.deepEqual(ids(mergeFeeds([feed], { sort: "oldest" })), ["old", "new", "none"]);
  assert.deepEqual(ids(mergeFeeds([feed], { sort: "none" })), ["none", "old", "new"]);
  for (const limit of [0, -1]) assert.deepEqual(ids(mergeFeeds([feed], { limit })), []);
});

test("what an entry had from the head of its feed is said in the new one", () => {
  const feed = feedOf("a", [{ id: "1", title: "T", date: "2024-01-01" }], { authors: ["Ann"], language: "de" });
  const planet = mergeFeeds([feed], { title: "Planet" });
  for (const write of [toRss, toAtom, toJsonFeed]) {
    const [entry] = parseFeed(write(planet)).entries;
    assert.deepEqual([entry.authors.map(({ name }) => name), entry.language], [["Ann"], "de"], write.name);
  }
});

const read = (entries, more) => parseFeed(toRss({ title: "T", url: "https://example.org/", ...more, entries }));
const post = (number, more) => ({ id: `${number}`, url: `https://example.org/${number}`, title: `Title ${number}`, html: `<p>Text of ${number}`, date: `2024-01-${String(number).padStart(2, "0")}`, ...more });
const posts = (numbers, more) => numbers.map((number) => post(number, more));
const summary = ({ added, changed, gone, moved }) => ({ added: added.map(({ id }) => id), changed: changed.map(({ entry }) => entry.id), gone: gone.map(({ id }) => id), moved: moved.map(({ before, entry }) => `${before.id} ${entry.id}`) });
const NOTHING = { added: [], changed: [], gone: [], moved: [] };

test("a post that sticks to the top does not make all that falls out of the window gone", () => {
  const sticky = post(99, { date: "2020-01-01" });
  const before = read([sticky, ...posts([5, 4, 3])]);
  assert.deepEqual(summary(diffFeeds(before, read([sticky, ...posts([6, 5, 4])]))), { ...NOTHING, added: ["6"] });
  assert.deepEqual(summary(diffFeeds(before, read([sticky, ...posts([6, 5, 3])]))), { ...NOTHING, added: ["6"], gone: ["4"] });
});

test("the oldest first: what falls out stands at the top", () => {
  const before = read(posts([1, 2, 3, 4]));
  assert.deepEqual(summary(diffFeeds(before, read(posts([2, 3, 4, 5])))), { ...NOTHING, added: ["5"] });
  assert.deepEqual(summary(diffFeeds(before, read(posts([1, 2, 4, 5])))), { ...NOTHING, added: ["5"], gone: ["3"] });
});

test("without dates the order alone tells", () => {
  const before = read(posts([5, 4, 3], { date: null }));
  assert.deepEqual(summary(diffFeeds(before, read(posts([6, 5, 4], { date: null })))), { ...NOTHING, added: ["6"] });
  assert.deepEqual(summary(diffFeeds(before, read(posts([6, 5, 3], { date: null })))), { ...NOTHING, added: ["6"], gone: ["4"] });
  assert.deepEqual(summary(diffFeeds(before, read([]))), NOTHING, "an empty feed tells nothing");
});

test("a new episode is new, although it has the page of one that is not there any more", () => {
  const page = { url: "https://example.org/show" };
  const before = read(posts([4, 3, 2], page));
  assert.deepEqual(summary(diffFeeds(before, read(posts([5, 4, 3], page)))), { ...NOTHING, added: ["5"] });
  const [one, other] = [read(posts([1], page)), read(posts([2], page))];
  assert.deepEqual(summary(diffFeeds(one, other)).moved, ["1 2"], "where nobody shares it, the page tells");
});

test("a site that goes over to https, and loses its www, has moved and not begun anew", () => {
  const at = (start) => read([3, 2, 1].map((number) => ({ ...post(number), id: `${start}/${number}`, url: `${start}/${number}`, html: `<p><a href="${start}/">Home</a>`, date: null })));
  const { added, gone, moved } = diffFeeds(at("http://www.example.org"), at("https://example.org"));
  assert.deepEqual([added.length, gone.length, moved.length], [0, 0, 3]);
});

test("an id that stands twice is compared with its own", () => {
  const twice = { ...read(posts([2, 1])) };
  twice.entries = twice.entries.map((entry) => ({ ...entry, id: "same" }));
  assert.deepEqual(summary(diffFeeds(twice, twice)), NOTHING);
  assert.deepEqual(summary(diffFeeds({ ...twice, entries: twice.entries.slice(1) }, twice)), { ...NOTHING, added: ["same"] });
});

test("text that changed is seen where no HTML was asked for", () => {
  const [before, now] = ["One", "Two"].map((text) => parseFeed(toRss({ title: "T", entries: [post(1, { html: `<p>${text}` })] }), null, { html: "none" }));
  assert.deepEqual(diffFeeds(before, now).changed.map(({ fields }) => fields), [["contentText"]]);
});

test("twice as many entries take no more than twice the steps", () => {
  let looks = 0;
  const watched = (feed) => ({ ...feed, entries: feed.entries.map((entry) => new Proxy(entry, { get: (of, name) => (looks++, of[name]) })) });
  const many = (from, count) => ({ ...read([]), entries: Array.from({ length: count }, (_, index) => ({ ...read(posts([1])).entries[0], id: `${from + index}`, url: null, canonicalUrl: null, title: `${from + index}`, contentHtml: `${from + index}` })) });
  const cost = (count) => {
    looks = 0;
    diffFeeds(watched(many(0, count)), watched(many(count / 2, count)));
    mergeFeeds([watched(many(0, count)), watched(many(count / 2, count))]);
    return looks;
  };
  assert.ok(cost(200) < cost(100) * 2.6, "steps grow with the square");
});
