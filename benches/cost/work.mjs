// The kinds of work that have a budget, and the instructions that each takes for a byte.
import { corpus, large } from "../lib/feeds.mjs";
import { kinds } from "../lib/generate.mjs";
import { start } from "./engine.mjs";

/** What is done with real feeds, and the function of the module that does it. */
const WORK = {
  "entries, raw": "entries_raw",
  "entries": "entries",
  "parseFeedToJson, raw": "json_raw",
  "parseFeedToJson": "json",
};
/** Each generated kind has so many megabytes. */
const MEGABYTES = 1;

/** Instructions for a byte, by name; without a folder of real feeds of generated ones alone. */
export function counts(folder) {
  const found = {};
  if (folder) {
    const feeds = corpus(folder);
    for (const [name, work] of Object.entries(WORK)) found[name] = ofFeeds(feeds, work);
    found["HTML pass"] = ofHtml(feeds);
  }
  for (const kind of Object.keys(kinds)) {
    const feeds = [large(kind, MEGABYTES)];
    found[`${kind}, raw`] = ofFeeds(feeds, "entries_raw");
    found[kind] = ofFeeds(feeds, "entries");
  }
  return found;
}

function ofFeeds(feeds, work) {
  const running = start();
  const sum = { bytes: 0, instructions: 0 };
  for (const { bytes } of feeds) {
    running.put(bytes);
    const { answer, instructions } = running.call(work);
    if (answer === 0) continue;
    sum.bytes += bytes.length;
    sum.instructions += instructions;
  }
  return sum.instructions / sum.bytes;
}

/** The HTML pass alone, over the HTML of the feeds. */
function ofHtml(feeds) {
  const running = start();
  const sum = { bytes: 0, instructions: 0 };
  for (const { bytes } of feeds) {
    running.put(bytes);
    sum.bytes += running.call("keep_html").answer;
    sum.instructions += running.call("kept_safe").instructions;
  }
  return sum.instructions / sum.bytes;
}
