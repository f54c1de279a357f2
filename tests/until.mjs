// Waiting without a deadline of its own: a busy machine takes long, and what never comes is ended by tests/limits.mjs.
import { setTimeout } from "node:timers/promises";

/** Asks again and again, and gives the first answer that is true. */
export async function until(ask) {
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    await setTimeout(50);
  }
}
