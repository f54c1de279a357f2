/**
 * By hand: 200 users at once against the Worker in workerd.
 *
 *     node worker/test/soak.mjs [seconds, 60 by default]
 *
 * Fails on any answer that is not what it must be, and if workerd holds more at the end than it did in the middle.
 */

import { load, loadScenarios, patient } from "./help/load.mjs";
import { workerd } from "./help/workerd.mjs";
import { serve } from "./upstream/server.mjs";

const seconds = Number(process.argv[2] ?? 60);
const upstream = await serve(loadScenarios);
const worker = await workerd(upstream.port, patient);
const { count, wrong, memory, half, most } = await load(worker, { seconds, sampled: (answered, mebibytes) => console.log(`${answered} answered, workerd holds ${mebibytes} MiB`) });
console.log(`${count} answered, ${wrong.length} wrong, half within ${half} ms, 99 of 100 within ${most} ms`);
for (const one of wrong.slice(0, 10)) console.log(one);
// Garbage comes and goes: the least of the last samples counts against the most of those in the middle.
const [middle, last] = [Math.max(...memory.slice(3, 6)), Math.min(...memory.slice(-3))];
const flat = last <= middle * 1.15;
if (!flat) console.log(`Memory grew from ${middle} to ${last} MiB.`);
await worker.dispose();
upstream.close();
process.exit(wrong.length === 0 && flat ? 0 : 1);
