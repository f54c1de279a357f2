// Deno and Bun from npm, beside the installed package: programs in, what they print out.
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const exec = promisify(execFile);
const CPU = { x64: "x64", arm64: "arm64" }[process.arch];
const NEEDS = [`deno-here@npm:@deno/linux-${CPU}-glibc@2.9.6`, `bun-here@npm:@oven/bun-linux-${CPU === "arm64" ? "aarch64" : "x64"}@1.4.5`];

/** Of each its program, its words, and how it serves a function and gives the port. */
export const SERVERS = {
  Deno: ["deno-here/deno", ["run", "--allow-net", "--allow-read"], 'const { addr: { port } } = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, handler);'],
  Bun: ["bun-here/bin/bun", [], 'const { port } = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: handler, idleTimeout: 0 });'],
};

/** Why they are not there; false if they are. */
export function installRuntimes({ folder }, more = []) {
  return exec("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...NEEDS, ...more], { cwd: folder, timeout: 300_000 })
    .then(() => false, () => "the registry of npm cannot be reached");
}

/** The lines of JSON that a program prints. `serve` stands in it where SERVE is written. */
export async function printed({ folder }, name, program) {
  const [path, words, serve] = SERVERS[name];
  writeFileSync(join(folder, `${name}.mjs`), program.replace("SERVE", serve));
  const { stdout } = await exec(join(folder, "node_modules", path), [...words, `${name}.mjs`], { cwd: folder, maxBuffer: 1e8 });
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
}
