// Steps in, how many tests passed out: so many steps at a time as it is told, each told of when it has ended.
import { limited } from "./limited.mjs";

/** How cargo and Node sum up. */
const SUMS = [
  /^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed/gm,
  /^ℹ pass (?<passed>\d+)/gm,
  /^ℹ (?:fail|cancelled) (?<failed>\d+)/gm,
];

export class Queue {
  #waiting;
  #width;
  #running = new Set();
  /** By name: what has not ended, and what has failed. */
  #open;
  #failed = new Set();
  #sum = { passed: 0, failed: 0, complaints: [] };

  /** A step is [name, minutes, the step that must have passed before, program, ...words]. */
  constructor(steps, width) {
    this.#waiting = [...steps];
    this.#open = new Set(steps.map(([name]) => name));
    this.#width = width;
  }

  /** What all of them come to. */
  async run() {
    while (this.#waiting.length || this.#running.size) {
      this.#begin();
      await Promise.race(this.#running);
    }
    return this.#sum;
  }

  #begin() {
    while (this.#running.size < this.#width) {
      const at = this.#waiting.findIndex(([, , needs]) => !this.#open.has(needs));
      if (at < 0) return;
      const [step] = this.#waiting.splice(at, 1);
      const running = this.#step(step).finally(() => this.#running.delete(running));
      this.#running.add(running);
    }
  }

  async #step([name, minutes, needs, program, ...words]) {
    if (this.#failed.has(needs)) return this.#end(name, false, `left out, for ${needs} failed`);
    const { status, output, seconds, cpu, fault } = await limited(minutes, program, words);
    const sum = count(output);
    if (fault || status !== 0 && sum.failed === 0) sum.failed += 1;
    // What a step needs may be missing: it says so and ends, and has not passed.
    const notRun = sum.passed + sum.failed === 0 ? /^not run: .*/m.exec(output)?.[0] : undefined;
    if (sum.passed + sum.failed === 0 && !notRun) sum.passed = 1;
    this.#sum.passed += sum.passed;
    this.#sum.failed += sum.failed;
    if (sum.failed) console.log(`\n${shortened(output)}`);
    // What was skipped says why.
    const skipped = [...output.matchAll(/^\s*﹣ (.*)$/gm)].map(([, name]) => `\n    skipped: ${name}`).join("");
    const processor = cpu === null ? "" : `, ${cpu.toFixed(1)} s of the processor`;
    this.#end(name, sum.failed === 0, notRun ?? `${sum.passed} passed, ${sum.failed} failed in ${Math.round(seconds)} s${processor}${fault ? `: ${fault}` : ""}${skipped}`);
  }

  #end(name, isFine, said) {
    console.log(`— ${name}: ${said}`);
    this.#open.delete(name);
    if (isFine) return;
    this.#failed.add(name);
    this.#sum.complaints.push(`${name}: ${said}`);
  }
}

function count(output) {
  const sum = { passed: 0, failed: 0 };
  for (const pattern of SUMS) {
    for (const { groups } of output.matchAll(pattern)) {
      for (const key in groups) sum[key] += Number(groups[key]);
    }
  }
  return sum;
}

/** Without the tests that passed: there are thousands. */
function shortened(output) {
  return output.split("\n").filter((line) => !/^\s*✔/.test(line)).join("\n").trim();
}
