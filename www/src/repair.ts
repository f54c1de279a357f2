// The repaired feed: what was read, written anew. The writer is loaded when somebody asks for it.

import type { Feed } from "anyfeed";
import { download } from "./actions.js";
import { announce } from "./notices.js";
import { askRepaired } from "./reader.js";
import { now, update } from "./state.js";
import { allText } from "./text.js";

export type WrittenFormat = "rss" | "atom" | "jsonfeed";

export const FORMATS: Record<WrittenFormat, { name: string; file: string }> = {
  rss: { name: "RSS 2.0", file: "xml" },
  atom: { name: "Atom", file: "atom" },
  jsonfeed: { name: "JSON Feed", file: "json" },
};

interface Written {
  text: string;
  type: string;
  /** Values that the format has no place for. */
  leftOut: number;
}

async function write(feed: Feed, format: WrittenFormat): Promise<Written> {
  const { contentTypes, toAtom, toJsonFeed, toRss } = await import("anyfeed/write");
  let leftOut = 0;
  const options = { pretty: true, onProblem: ({ code }: { code: string }) => void (code === "left-out" && leftOut++) };
  const text = format === "rss" ? toRss(feed, options) : format === "atom" ? toAtom(feed, options) : toJsonFeed(feed, options);
  return { text, type: contentTypes[format], leftOut };
}

export async function downloadRepaired(feed: Feed, format: WrittenFormat, name: string): Promise<void> {
  try {
    const { text, type, leftOut } = await write(feed, format);
    download(text, `${name}-repaired.${FORMATS[format].file}`, type);
    if (leftOut > 0) announce(allText().repairedLeftOut(leftOut));
  } catch (error) {
    console.error(error);
    announce(allText().repairedFailed);
  }
}

/** Writes the feed in its own format, and has it read again: the two are laid side by side. */
export async function toggleChanges(feed: Feed): Promise<void> {
  if (now().repaired) return update({ repaired: null });
  const format = feed.format === "atom" ? "atom" : feed.format === "json" ? "jsonfeed" : "rss";
  try {
    const { text } = await write(feed, format);
    if (now().feed !== feed) return;
    update({ repaired: { text, sides: null } });
    askRepaired(text);
  } catch (error) {
    console.error(error);
    announce(allText().repairedFailed);
  }
}
