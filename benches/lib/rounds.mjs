// Contestants against each other: one process each, warmed, asked in turn and in another order each round.
import { fork } from "node:child_process";
import { join } from "node:path";
import { beginForeign, isForeign } from "./foreign.mjs";
import { random } from "./random.mjs";
import { root } from "./root.mjs";

/** A sample takes at least so many milliseconds. */
const SAMPLE = 60;
/** Whoever is slow takes part less often, but never less than in each fifth round. */
const SLOW = 600;
/** Warm is who has taken the same time, to 3 per cent, in five passes. An engine may need a dozen before its code is good. */
const WARM = { passes: 12, alike: 5, within: 1.03, most: 60 };

/**
 * Milliseconds of CPU that each needs, on all threads, for the same documents, and those documents.
 * `sources` are folders and generated feeds (see documents.mjs). A contestant is a name, or `{ name, label, sources }`
 * where it is given documents of its own.
 */
export async function compare(contestants, sources, { rounds = 15, most = WARM.most } = {}) {
  const wanted = contestants.map((one) => (typeof one === "string" ? { name: one, label: one } : one));
  const players = await Promise.all(wanted.map((one) => begin(one, one.sources ?? sources)));
  try {
    for (const player of players) player.able = await player.ask("able");
    const sharing = players.filter((player) => !player.own);
    const common = (players[0].able.sizes ?? []).map((_, index) => index);
    const shared = common.filter((index) => sharing.every(({ able }) => able.able.includes(index)));
    for (const player of players) {
      const indices = player.own ? player.able.able : shared;
      player.bytes = indices.reduce((sum, index) => sum + player.able.sizes[index], 0);
      await player.ask("choose", { indices });
      if (indices.length) await warmUp(player, most);
    }
    await play(players.filter(({ times }) => times), rounds);
    return result(players, shared);
  } finally {
    for (const player of players) player.end();
  }
}

async function play(players, rounds) {
  const chance = random(7);
  for (let round = 0; round < rounds; round++) {
    for (const player of chance.shuffled(players)) {
      if (round % player.every === 0) player.samples.push(await player.ask("sample", { times: player.times }));
    }
  }
}

function result(players, shared) {
  const each = (tell) => Object.fromEntries(players.map((player) => [player.label, tell(player)]));
  const [{ able, bytes }] = players;
  return {
    cpu: each(({ samples }) => median(samples.map(({ cpu }) => cpu))),
    /** The main thread alone: without the engine's compilers and collectors. */
    main: each(({ samples }) => median(samples.map(({ main }) => main))),
    /** Whether its last passes before it was measured took the same time. */
    warm: each(({ isWarm }) => isWarm),
    wall: each(({ samples }) => median(samples.map(({ wall }) => wall))),
    /** Megabytes in a second of CPU. */
    speed: each(({ samples, bytes }) => bytes / 1000 / median(samples.map(({ cpu }) => cpu))),
    /** Bytes of the largest WebAssembly memory, after each document once. */
    memory: each(({ able }) => able.memory),
    able: each(({ able }) => able.able.length),
    documents: shared.length,
    all: able.sizes.length,
    bytes,
  };
}

export function median(numbers) {
  if (!numbers.length) return NaN;
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

async function warmUp(player, most) {
  const times = [];
  while (times.length < WARM.passes || (times.length < most && !areAlike(times.slice(-WARM.alike)))) {
    times.push((await player.ask("sample", { times: 1 })).main);
  }
  player.isWarm = areAlike(times.slice(-WARM.alike));
  const last = median(times.slice(-WARM.alike));
  player.times = Math.max(1, Math.ceil(SAMPLE / last));
  player.every = Math.min(5, Math.max(1, Math.round(last / SLOW)));
}

function areAlike(times) {
  return Math.max(...times) <= Math.min(...times) * WARM.within;
}

async function begin({ name, label, sources: own }, sources) {
  if (isForeign(name)) return beginForeign(name, sources[0].folder);
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
    label,
    own: own !== undefined,
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
