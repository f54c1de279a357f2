// Every peer, alone and with a sanitizer, on the corpus.
import { goal, printGoals, printTimes } from "../lib/report.mjs";
import { compare } from "../lib/rounds.mjs";
import { peers } from "../lib/peers.mjs";

export async function run({ folder, quick }) {
  const how = quick ? { rounds: 3, most: 12 } : { rounds: 10 };
  const alone = Object.keys(peers).filter((name) => !name.includes(" + "));
  const result = await compare(["parseFeed, raw", "parseFeed", "feed-rs in wasm", ...alone], [{ folder }], how);
  const safe = await compare(["parseFeed", ...Object.keys(peers).filter((name) => /^(feedsmith|rss-parser|feedparser) \+/.test(name))], [{ folder }], { ...how, rounds: 5 });
  const ratios = Object.entries(result.cpu)
    .filter(([name]) => alone.includes(name))
    .map(([name, time]) => goal(`parseFeed, faster than ${name}`, time / result.cpu.parseFeed, { least: 1 }));
  const goals = [
    ...ratios,
    goal("parseFeed, faster than feedsmith + DOMPurify", safe.cpu["feedsmith + DOMPurify"] / safe.cpu.parseFeed, { least: 15 }),
    goal("parseFeed, faster than feedsmith + sanitize-html", safe.cpu["feedsmith + sanitize-html"] / safe.cpu.parseFeed, { least: 1 }),
  ];
  printGoals("Against every peer, on the corpus", goals);
  printTimes("Parsers", result);
  printTimes("Parsers whose HTML is made safe", safe);
  return goals;
}
