// libFuzzer over the targets in fuzz/, where nightly and cargo-fuzz are here; else the seeded loop that the tests run, for longer.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

/** What a target reads: whole documents behind so many bytes that choose options, or lines of a table. */
const TARGETS = {
  road: { choices: 2 },
  encoding: { choices: 1 },
  stream: { choices: 3 },
  lanes: { choices: 3 },
  json: { choices: 0, ending: ".json" },
  people: { table: "people" },
  markup: { choices: 1 },
  sanitize: { choices: 0 },
  dates: { table: "dates" },
  urls: { table: "urls" },
  pages: { choices: 0 },
};

const fuzz = join(root, "fuzz");
const cargoFuzz = (...words) => spawnSync("cargo", ["+nightly", "fuzz", ...words], { cwd: fuzz, encoding: "utf8", maxBuffer: 1 << 28 });

/** One line for each target. */
export function* fuzzers(seconds) {
  const names = Object.keys(TARGETS);
  const share = Math.max(5, Math.floor(seconds / names.length));
  if (cargoFuzz("--version").status !== 0) {
    yield* seededLoop(names, share);
    return;
  }
  for (const name of names) {
    const corpus = seed(name);
    const words = ["run", name, corpus, "--", `-max_total_time=${share}`, "-dict=dictionary.txt", "-max_len=20000", "-timeout=10", "-rss_limit_mb=1024", "-print_final_stats=1"];
    const { status, stderr } = cargoFuzz(...words);
    const number = (pattern) => Number(stderr.match(pattern)?.[1] ?? Number.NaN);
    const executions = number(/stat::number_of_executed_units: (\d+)/);
    const coverage = number(/.*cov: (\d+)/s);
    yield { name: `fuzz ${name}`, ok: status === 0, said: `${executions} executions in ${share} s, ${coverage} edges`, why: stderr.slice(-3000) };
  }
}

/** The corpus of a target begins with the cases; libFuzzer adds what it finds worth keeping. */
export function seed(name) {
  const folder = join(fuzz, "corpus", name);
  mkdirSync(folder, { recursive: true });
  const { table, choices = 0, ending = "" } = TARGETS[name];
  if (table) {
    const lines = readFileSync(join(root, `tests/tables/${table}.tsv`), "utf8").split("\n");
    lines.forEach((line, at) => writeFileSync(join(folder, `line-${at}`), line.split("\t")[0]));
    return folder;
  }
  const feeds = join(root, "tests/feeds");
  const cases = readdirSync(feeds, { recursive: true, withFileTypes: true }).filter((file) => file.isFile() && !file.name.endsWith(".expect.json") && file.name.endsWith(ending));
  for (const { parentPath, name: file } of cases) {
    const bytes = readFileSync(join(parentPath, file));
    writeFileSync(join(folder, `${parentPath.slice(feeds.length + 1)}-${file}`.replaceAll("/", "-")), Buffer.concat([Buffer.alloc(choices), bytes]));
  }
  return folder;
}

function* seededLoop(names, share) {
  for (const name of names) {
    const env = { ...process.env, FUZZ_SECONDS: String(share), FUZZ_SEED: String(Date.now() % 100_000) };
    const { status, stdout, stderr } = spawnSync("cargo", ["test", "--locked", "--release", "--quiet", "--test", "properties", "--", `fuzzed::${name}`, "--exact", "--nocapture"], { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 28 });
    const inputs = stdout.match(/: (\d+) inputs/)?.[1];
    yield { name: `seeded loop ${name}`, ok: status === 0, said: `${inputs} inputs in ${share} s, seed ${env.FUZZ_SEED}`, why: (stdout + stderr).slice(-3000) };
  }
}
