// Long podcasts that arrive in parts of 64 KB: how early the first entry is out, in how much memory, how fast.
import { spawnSync } from "node:child_process";
import { goal, printGoals } from "../lib/report.mjs";
import { root } from "../lib/root.mjs";

export async function run({ quick }) {
  const fifty = measure(50, "--pace");
  const goals = [
    goal("50 MB: pace of the stream to the whole document's", fifty.pace, { least: 0.7 }),
    goal("50 MB: memory of the module, MB", fifty.memory, { most: 16 }),
    goal("50 MB: KB that came before the first entry was out", fifty.first * fifty.megabytes * 1000, { most: 128 }),
  ];
  if (!quick) goals.push(goal("1 GB: memory of the module, MB", measure(1000).memory, { most: 16 }));
  printGoals("Streams", goals);
  return goals;
}

function measure(megabytes, ...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tests/long-stream.mjs", `${megabytes}`, ...words], { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
