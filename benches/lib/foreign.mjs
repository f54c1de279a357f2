// Contestants in other languages: processes that answer lines. What is not installed takes no part, and is named.
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { corpusFiles } from "./feeds.mjs";
import { root } from "./root.mjs";

const built = (feature) => join(root, "target/bench", feature, "release/asked");
const GOFEED = join(root, "target/bench/gofeed");
/** Debian's package has the library's source here; a program that is no module finds it. */
const GO = { GO111MODULE: "off", GOPATH: "/usr/share/gocode", GOFLAGS: "", GOTOOLCHAIN: "local" };

/** How each is built, and begun. */
const PLAYERS = {
  "anyfeed, the crate": { make: () => cargo("road"), words: () => [built("road"), "usual"] },
  "anyfeed, the crate, raw": { make: () => cargo("road"), words: () => [built("road"), "raw"] },
  "feed-rs": { make: () => cargo("peers"), words: () => [built("peers"), "feed-rs"] },
  "gofeed": { make: () => done(process.env.GO ?? "go", ["build", "-o", GOFEED, join(root, "benches/foreign/gofeed.go")], GO), words: () => [GOFEED] },
  "feedparser, Python": { make: () => done("python3", ["-c", "import feedparser"]), words: () => ["python3", join(root, "benches/foreign/feedparser_contestant.py")] },
};

/** Names of those that could be built here. */
export function foreign() {
  return Object.keys(PLAYERS).filter((name) => {
    const could = PLAYERS[name].make();
    if (!could) console.log(`not here: ${name}`);
    return could;
  });
}

export const isForeign = (name) => name in PLAYERS;

/** A process of one of them, asked as those in JavaScript are. */
export function beginForeign(name, folder) {
  const files = corpusFiles(folder);
  const [command, ...words] = PLAYERS[name].words();
  const child = spawn(command, [...words, ...files.map(({ path }) => path)], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (question) => {
    child.stdin.write(`${question}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`the process of ${name} ended`);
    return value;
  };
  const answers = {
    able: async () => ({ able: (await answer("able")).split(" ").filter(Boolean).map(Number), names: files.map(({ name }) => name), sizes: files.map(({ size }) => size) }),
    choose: async ({ indices }) => void (await answer(`choose ${indices.join(" ")}`)),
    sample: async ({ times }) => {
      const before = performance.now();
      const cpu = Number(await answer(`sample ${times}`));
      return { cpu, main: cpu, wall: (performance.now() - before) / times };
    },
  };
  return { label: name, own: false, samples: [], ask: (ask, how = {}) => answers[ask](how), end: () => child.kill() };
}

function cargo(feature) {
  const words = ["build", "--quiet", "--release", "--bin=asked", "--manifest-path=benches/engine/Cargo.toml", `--features=${feature}`, `--target-dir=target/bench/${feature}`];
  return done(process.env.CARGO ?? "cargo", words);
}

function done(command, words, environment = {}) {
  return spawnSync(command, words, { cwd: root, env: { ...process.env, ...environment }, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
