// The product against its floors and the fastest of its peers, on the corpus.
import { goal, printGoals, printTimes } from "../lib/report.mjs";
import { compare } from "../lib/rounds.mjs";

const NAMES = [
  "quick-xml loop",
  "TextDecoder",
  "road, raw",
  "road",
  "parseFeed, raw",
  "parseFeed",
  "parseFeedToJson, raw",
  "parseFeedToJson",
  "JSON.parse floor, raw",
  "JSON.parse floor",
  "feed-rs in wasm",
  "feedsmith",
  "parseFeed of 0.1.0, raw",
  "parseFeed of 0.1.0",
];

export async function run({ folder, quick }) {
  const result = await compare(NAMES, [{ folder }], quick ? { rounds: 5, most: 12 } : {});
  const { cpu } = result;
  const goals = [
    goal("road to entries, raw, to quick-xml's bare loop", cpu["road, raw"] / cpu["quick-xml loop"], { most: 2.5 }),
    goal("parseFeed, raw, faster than feedsmith", cpu.feedsmith / cpu["parseFeed, raw"], { least: 7 }),
    goal("parseFeed, raw, to JSON.parse of its own result", cpu["parseFeed, raw"] / cpu["JSON.parse floor, raw"], { most: 1.5 }),
    goal("parseFeed, faster than feedsmith", cpu.feedsmith / cpu.parseFeed, { least: 3.5 }),
    goal("parseFeed, faster than feed-rs in wasm", cpu["feed-rs in wasm"] / cpu.parseFeed, { least: 1 }),
    goal("parseFeed, faster than that of 0.1.0", cpu["parseFeed of 0.1.0"] / cpu.parseFeed, { least: 1 }),
    goal("the same, raw", cpu["parseFeed of 0.1.0, raw"] / cpu["parseFeed, raw"], { least: 1 }),
    goal("parseFeedToJson to parseFeed", cpu.parseFeedToJson / cpu.parseFeed, { most: 1 }),
    goal("parseFeedToJson to parseFeed, raw", cpu["parseFeedToJson, raw"] / cpu["parseFeed, raw"], { most: 1 }),
  ];
  printGoals("On the corpus", goals);
  printTimes("The corpus", result);
  return [...goals, await lite({ folder, quick })];
}

/** Apart, for it reads fewer encodings, and only what all who take part read is measured. */
async function lite({ folder, quick }) {
  const result = await compare(["parseFeed", "parseFeed of lite", "feedsmith"], [{ folder }], quick ? { rounds: 5, most: 12 } : {});
  const slower = goal("parseFeed of anyfeed/lite to parseFeed", result.cpu["parseFeed of lite"] / result.cpu.parseFeed, { most: 3 });
  printGoals("The small module", [slower]);
  return slower;
}
