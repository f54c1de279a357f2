// Contestants against each other: one process each, warmed, asked in turn and in another order each round.
import { fork } from "node:child_process";
import { join } from "node:path";
import { random } from "./random.mjs";
import { root } from "./root.mjs";

/** A sample takes at least so many milliseconds. */
const SAMPLE = 60;
/** Whoever is slow takes part less often, but never less than in each fifth round. */
const SLOW = 600;

/**
 * Milliseconds of CPU that each needs for the same documents, and those documents.
 * `sources` are folders and generated feeds; `rounds` is how often each is asked.
 */
export async function compare(names, sources, { rounds = 15, warm = 1200 } = {}) {
  const players = await Promise.all(names.map((name) => begin(name, sources)));
  try {
    const abilities = [];
    for (const player of players) abilities.push(await player.ask("able"));
    const { names: documents, sizes } = abilities[0];
    const common = sizes.map((_, index) => index).filter((index) => abilities.every(({ able }) => able.includes(index)));
    for (const player of players) {
      await player.ask("choose", { indices: common });
      await warmUp(player, warm);
    }
    const chance = random(7);
    for (let round = 0; round < rounds; round++) {
      for (const player of chance.shuffled(players)) {
        if (round % player.every === 0) player.samples.push(await player.ask("sample", { times: player.times }));
      }
    }
    const of = (kind) => Object.fromEntries(players.map(({ name, samples }) => [name, median(samples.map((sample) => sample[kind]))]));
    const able = Object.fromEntries(names.map((name, index) => [name, abilities[index].able.length]));
    const bytes = common.reduce((sum, index) => sum + sizes[index], 0);
    return { cpu: of("cpu"), wall: of("wall"), able, documents: common.map((index) => documents[index]), all: sizes.length, bytes };
  } finally {
    for (const player of players) player.end();
  }
}

export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

async function warmUp(player, warm) {
  let spent = 0;
  let last = 0;
  for (let pass = 0; pass < 3 || (spent < warm && pass < 60); pass++) {
    last = (await player.ask("sample", { times: 1 })).cpu;
    spent += last;
  }
  player.times = Math.max(1, Math.ceil(SAMPLE / last));
  player.every = Math.min(5, Math.max(1, Math.round(last / SLOW)));
}

async function begin(name, sources) {
  const child = fork(join(root, "benches/lib/process.mjs"), [name, JSON.stringify(sources)], {
    execArgv: ["--expose-gc"],
    cwd: join(root, "benches"),
  });
  const answer = () =>
    new Promise((resolve, reject) => {
      const failed = (code) => reject(new Error(`the process of ${name} ended (${code})`));
      child.once("exit", failed);
      child.once("message", (message) => {
        child.off("exit", failed);
        resolve(message);
      });
    });
  await answer();
  return {
    name,
    samples: [],
    ask(ask, how = {}) {
      const answered = answer();
      child.send({ ask, ...how });
      return answered;
    },
    end() {
      child.removeAllListeners();
      child.kill();
    },
  };
}
