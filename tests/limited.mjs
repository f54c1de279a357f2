// One program with a limit: what it said, how it ended, and nothing of it left behind, neither processes nor files.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./setup.mjs";

const isWindows = process.platform === "win32";
/** Each leads a process group of its own: compilers, browsers and servers that it started end with it. */
const running = new Map();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.once(signal, () => {
    for (const [child, folder] of running) {
      end(child, "SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    process.exit(1);
  });
}

/** `fault` says that it did not end by itself; `cpu` are seconds of the processor, null where the system does not tell. */
export async function limited(minutes, program, words) {
  const started = Date.now();
  if (running.size === 0) spentSinceLast();
  const folder = mkdtempSync(join(tmpdir(), "anyfeed-run-"));
  const env = { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder };
  const child = spawn(program, words, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"], detached: !isWindows, shell: isWindows });
  running.set(child, folder);
  let output = "";
  let fault = null;
  const closed = new Promise((done) => child.once("close", done));
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const limit = setTimeout(() => {
    fault = `it did not end within ${minutes} minutes, and was ended`;
    end(child, "SIGTERM");
    setTimeout(end, 5000, child, "SIGKILL");
  }, minutes * 60_000);
  const status = await new Promise((done) => child.once("exit", done).once("error", (error) => done((output += error))));
  clearTimeout(limit);
  running.delete(child);
  const cpu = spentSinceLast();
  end(child, "SIGKILL");
  // Who left the group may still hold the other end.
  await Promise.race([closed, pause(2000)]);
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { status, output, seconds: (Date.now() - started) / 1000, cpu, fault };
}

function end(child, signal) {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // Nothing of it is left.
  }
}

let before = 0;

/** What the processes that have ended since the last call have used, by Linux's own account: 15th and 16th of its fields. */
function spentSinceLast() {
  if (process.platform !== "linux") return null;
  const [children, ofThem] = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ").slice(13, 15).map(Number);
  const spent = children + ofThem - before;
  before += spent;
  return spent / 100;
}
