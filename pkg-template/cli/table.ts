/** Lists for people: entries with their dates, titles and links; feeds with their titles and addresses. */
import type { DiscoveredFeed, Entry, Feed, OpmlFeed } from "anyfeed";
import { summaryOf } from "./report";
import type { Output } from "./output";
import { columns, count, fitted, padded, visible } from "./width";

const DATE = 10;
/** Left of what stands on a line of its own. */
const INDENT = " ".repeat(DATE + 2);

export function tableOfFeed(name: string, feed: Feed, out: Output): string {
  const { bold, dim, yellow } = out.colours;
  const facts = [count(feed.entries.length, "entry", "entries"), feed.language, name].filter((fact) => fact !== null).map((fact) => visible(fact));
  const summary = summaryOf(feed);
  const lines = [
    bold(visible(feed.title ?? name)),
    ...(feed.description ? [visible(fitted(feed.description.replace(/\s+/g, " "), out.width))] : []),
    dim(facts.join(", ")),
    "",
    ...feed.entries.map((entry) => lineOfEntry(entry, out)),
    ...(summary ? ["", yellow(summary)] : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** Date, title and link on one line, if there is room; else the link has a line of its own. */
export function lineOfEntry({ published, updated, title, url, inferred }: Entry, out: Output): string {
  const date = (published ?? updated ?? "").slice(0, DATE).padEnd(DATE);
  const text = fitted(visible((title ?? "Untitled").replace(/\s+/g, " ")), out.width - DATE - 2);
  const { dim, italic } = out.colours;
  const shown = inferred.includes("title") ? italic(text) : text;
  return `${dim(date)}  ${shown}${withLink(text, url, out)}`;
}

function withLink(text: string, url: string | null, { colours: { dim }, width }: Output): string {
  if (!url) return "";
  const link = visible(url);
  const room = width - DATE - 2 - columns(text) - 2;
  return columns(link) <= room ? `  ${" ".repeat(room - columns(link))}${dim(link)}` : `\n${INDENT}${dim(link)}`;
}

export function tableOfDiscovered(feeds: DiscoveredFeed[], { colours: { dim } }: Output): string {
  const width = Math.max(...feeds.map(({ url }) => columns(visible(url))));
  return feeds.map(({ url, title, type, from }) => `${padded(visible(url), width)}  ${visible(title ?? "")}${dim(` (${[type, from].filter(Boolean).join(", ")})`)}\n`).join("");
}

/** Groups as headings, in the order of the list. */
export function tableOfOpml({ title, feeds }: { title: string | null; feeds: OpmlFeed[] }, { colours: { bold, dim } }: Output): string {
  const lines = title ? [bold(visible(title))] : [];
  let heading = "";
  for (const { path, title: name, url } of feeds) {
    const group = path.join(" / ");
    if (group !== heading) lines.push("", bold(visible(group)));
    heading = group;
    lines.push(`  ${visible(name ?? "Untitled")}  ${dim(visible(url))}`);
  }
  return `${lines.join("\n").trimStart()}\n`;
}
