// 10,000 entries to RSS, Atom and JSON Feed, by anyfeed/write and by feedsmith's generators: CPU time in one process, asked in turn.
import { generateAtomFeed, generateJsonFeed, generateRssFeed } from "feedsmith";
import { goal, printGoals } from "../lib/report.mjs";

const ENTRIES = 10_000;
const WARM = 4;

export async function run({ quick }) {
  const { toAtom, toJsonFeed, toRss } = await import("../../pkg/dist/write.js");
  const { ours, theirs } = feeds();
  const pairs = {
    RSS: [() => toRss(ours), () => generateRssFeed(theirs.rss)],
    Atom: [() => toAtom(ours), () => generateAtomFeed(theirs.atom)],
    "JSON Feed": [() => toJsonFeed(ours), () => JSON.stringify(generateJsonFeed(theirs.json))],
  };
  const goals = Object.entries(pairs).map(([format, [own, other]]) => {
    const rounds = Array.from({ length: WARM + (quick ? 5 : 15) }, () => [timed(own), timed(other)]).slice(WARM);
    const [mine, others] = [0, 1].map((index) => median(rounds.map((round) => round[index])));
    return goal(`${ENTRIES} entries to ${format}, time to feedsmith's`, mine / others, { most: 1.5 });
  });
  printGoals("Writing", goals);
  return goals;
}

/** The same entries as each wants them, with a kilobyte of HTML. */
function feeds() {
  const all = Array.from({ length: ENTRIES }, (_, index) => {
    const url = `https://example.org/${index}`;
    const html = `<p>Paragraph ${index} with <b>bold</b> &amp; <a href="${url}">a link</a>.</p>`.repeat(12);
    return { url, title: `Entry & ${index}`, html, date: new Date(1.7e12 - index * 3_600_000), tags: ["a", "b"] };
  });
  const head = { title: "Bench", description: "Of writing" };
  const page = "https://example.org/";
  const authors = [{ name: "Ann" }];
  const made = (make) => all.map(make);
  const dated = ({ date }) => ({ published: date, updated: date });
  return {
    ours: { ...head, url: page, entries: made((one) => ({ id: one.url, url: one.url, title: one.title, html: one.html, tags: one.tags, authors, ...dated(one) })) },
    theirs: {
      rss: { ...head, link: page, items: made(({ url, title, html, date, tags }) => ({ guid: { value: url }, link: url, title, content: { encoded: html }, pubDate: date, dc: { creators: ["Ann"] }, categories: tags.map((name) => ({ name })) })) },
      atom: { id: page, title: { value: "Bench" }, updated: all[0].date, links: [{ href: page }], entries: made((one) => ({ id: one.url, title: { value: one.title }, links: [{ href: one.url }], content: { value: one.html, type: "html" }, ...dated(one), authors, categories: one.tags.map((term) => ({ term })) })) },
      json: { ...head, home_page_url: page, items: made(({ url, title, html, date, tags }) => ({ id: url, url, title, content_html: html, date_published: date, date_modified: date, authors, tags })) },
    },
  };
}

function timed(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

const median = (numbers) => numbers.sort((one, other) => one - other)[numbers.length >> 1];
