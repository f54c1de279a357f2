// HTML made safe, in WebAssembly: the linear pass, all of it, ammonia, and quick-xml's loop as the floor.
import { goal, printGoals, printTimes } from "../lib/report.mjs";
import { compare } from "../lib/rounds.mjs";

const [LOOP, LINEAR, ALL, AMMONIA] = ["HTML: quick-xml loop", "HTML: linear pass", "HTML: all of sanitizeHtml", "HTML: ammonia"];

export async function run({ folder, quick }) {
  const how = quick ? { rounds: 5, most: 12 } : {};
  const result = await compare([LOOP, LINEAR, ALL, AMMONIA], [{ folder, html: true }], how);
  const roads = await compare(["road", "road, linear pass alone"], [{ folder }], how);
  const { cpu } = result;
  const goals = [
    goal("the linear pass, faster than ammonia", cpu[AMMONIA] / cpu[LINEAR], { least: 6 }),
    goal("the linear pass, share of quick-xml's speed", cpu[LOOP] / cpu[LINEAR], { least: 0.25 }),
    goal("all of sanitizeHtml, faster than ammonia", cpu[AMMONIA] / cpu[ALL], { least: 4 }),
    goal("share of a browser's repair in the default road", 1 - roads.cpu["road, linear pass alone"] / roads.cpu.road, { most: 0.2 }),
  ];
  printGoals("HTML of the corpus", goals);
  printTimes("HTML", result);
  printTimes("The road", roads);
  return goals;
}
