// The process of one contestant: reads what it is told, as often as it is told, and says what that took.
import { watchMemory } from "./memory.mjs";
import { mainThread } from "./threads.mjs";

const peak = watchMemory();
const { contestants } = await import("./contestants.mjs");
const { documentsOf } = await import("./documents.mjs");

const [name, sources] = process.argv.slice(2);
const documents = documentsOf(JSON.parse(sources));
const read = await contestants[name].make();
let chosen = documents;

const answers = {
  /** Which documents it can read at all. */
  async able() {
    const able = [];
    for (const [index, document] of documents.entries()) {
      try {
        if ((await read(document)) > 0) able.push(index);
      } catch {
        // Not able.
      }
    }
    return { able, names: documents.map(({ name }) => name), sizes: documents.map(({ bytes }) => bytes.length), memory: peak() };
  },
  choose({ indices }) {
    chosen = indices.map((index) => documents[index]);
  },
  async sample({ times }) {
    globalThis.gc?.();
    const wall = performance.now();
    const main = mainThread();
    const before = process.cpuUsage();
    for (let time = 0; time < times; time++) {
      for (const document of chosen) {
        const result = read(document);
        if (result instanceof Promise) await result;
      }
    }
    const { user, system } = process.cpuUsage(before);
    return { cpu: (user + system) / 1000 / times, main: (mainThread() - main) / times, wall: (performance.now() - wall) / times };
  },
};

process.on("message", async ({ ask, ...how }) => process.send((await answers[ask](how)) ?? {}));
process.send({ ready: true });
