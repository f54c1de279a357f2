// One of the core's tests, optimised, with what it is told by the environment.
import { spawnSync } from "node:child_process";
import { root } from "../setup.mjs";

/** One line: what the tests of a name said of themselves by a pattern. */
export function cargoTest(name, settings, pattern) {
  const env = { ...process.env, ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)])) };
  const command = ["test", "--locked", "--release", "--quiet", "--test", "properties", "--", "--nocapture", "--include-ignored", name];
  const { status, stdout, stderr } = spawnSync("cargo", command, { cwd: root, env, encoding: "utf8", maxBuffer: 1 << 28 });
  const output = stdout + stderr;
  const set = Object.entries(settings).filter(([name]) => name.endsWith("SEED")).map(([name, value]) => `, ${name}=${value}`);
  return [{ ok: status === 0, said: (output.match(pattern)?.[0] ?? "nothing said") + set.join(""), why: output.slice(-3000) }];
}

/** Pieces of the cases, damaged and repeated: a thousand at a time, from another seed each time, whose instructions must be a line in their size. */
export function* randomGrowth(seconds, seed) {
  const until = Date.now() + seconds * 1000;
  for (let next = seed; next === seed || Date.now() < until; next += 1) {
    const { status, stdout, stderr } = spawnSync("cargo", ["xtask", "growth", "--random", "1000", String(next)], { cwd: root, encoding: "utf8" });
    yield { ok: status === 0, said: `${stdout.trim()}, seed ${next}`, why: stderr.slice(-3000) };
  }
}

/** What deny.toml says of the libraries; the database of advisories is not asked, for it lies on a network. */
export function cargoDeny() {
  const { status, stdout, stderr } = spawnSync("cargo", ["deny", "check", "licenses", "bans", "sources"], { cwd: root, encoding: "utf8" });
  const output = (stdout + stderr).trim();
  const isMissing = /no such command/.test(output);
  return [{ ok: isMissing || status === 0, said: isMissing ? "left out, for cargo-deny is not installed" : output.split("\n").at(-1), why: output.slice(-3000) }];
}
