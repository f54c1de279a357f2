// Large documents: as fast as small ones, in little memory, and no more read than was asked for.
import { goal, printGoals, printSpeeds, printTimes } from "../lib/report.mjs";
import { compare } from "../lib/rounds.mjs";

const KINDS = ["podcast", "atom-html", "gb18030", "ill-formed", "json-feed"];

export async function run({ folder, quick }) {
  const how = quick ? { rounds: 3, most: 12 } : { rounds: 7 };
  const goals = [...(await tenMegabytes(folder, how)), ...(await tenEntries(how)), ...(await oneMegabyte(how))];
  printGoals("Large documents", goals);
  return goals;
}

async function tenMegabytes(folder, how) {
  const players = KINDS.flatMap((kind) =>
    ["parseFeed", "parseFeedToJson"].map((name) => ({ name, label: `${name}, ${kind}`, sources: [{ kind, megabytes: 10 }] })),
  );
  const real = { name: "parseFeed", label: "parseFeed, the corpus", sources: [{ folder }] };
  const result = await compare([real, ...players], [], how);
  printSpeeds("10 MB each", result);
  return KINDS.flatMap((kind) => {
    const label = `parseFeed, ${kind}`;
    return [
      goal(`${kind}: throughput of the corpus to its own`, result.speed[real.label] / result.speed[label], { most: 2 }),
      goal(`${kind}: memory of parseFeed to input`, result.memory[label] / 10e6, { most: 3 }),
      goal(`${kind}: memory of parseFeedToJson to input`, result.memory[`parseFeedToJson, ${kind}`] / 10e6, { most: 3 }),
    ];
  });
}

async function tenEntries(how) {
  const names = ["parseFeed", "parseFeed, 10 entries"];
  const result = await compare(names, [{ kind: "podcast", megabytes: 50 }], { ...how, rounds: 3 });
  printTimes("50 MB podcast", result);
  return [goal("maxEntries: 10 on 50 MB, to the whole", result.cpu[names[1]] / result.cpu[names[0]], { most: 0.01 })];
}

async function oneMegabyte(how) {
  const names = ["TextDecoder", "quick-xml loop", "JSON.parse floor", "parseFeedToJson", "parseFeed", "feedsmith"];
  const result = await compare(names, [{ kind: "podcast", megabytes: 1 }], how);
  printTimes("1 MB podcast", result);
  const { cpu } = result;
  return [
    goal("1 MB: parseFeedToJson to TextDecoder alone", cpu.parseFeedToJson / cpu.TextDecoder, { most: 10 }),
    goal("1 MB: milliseconds of parseFeedToJson", cpu.parseFeedToJson, { most: 10 }),
  ];
}
