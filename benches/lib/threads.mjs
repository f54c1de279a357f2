// Time of the main thread alone: what the engine's compilers and collectors do beside it is not in it.
import { readFileSync } from "node:fs";

/** Milliseconds of CPU that this thread has taken; by the clock where the system does not say. */
export function mainThread() {
  if (process.threadCpuUsage) {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  }
  try {
    return Number(readFileSync("/proc/self/schedstat", "utf8").split(" ")[0]) / 1e6;
  } catch {
    return performance.now();
  }
}
