// The way back to a list of files or of feeds from what was chosen in it. A list that was dropped or pasted can be had
// from nowhere else; it is kept as long as the page is.

import { giveUp } from "./reader.js";
import { fresh, now, update, type State } from "./state.js";

type List = Pick<State, "phase" | "asked" | "shelf" | "isShelfCut" | "failure">;

const lists = new Map<number, List>();

/** What is read from now on gets a step of its own in the browser's history; the list stays behind it. */
export function leaveList(): void {
  const { phase, asked, shelf, isShelfCut, failure } = now();
  const list = lists.size + 1;
  lists.set(list, { phase, asked, shelf, isShelfCut, failure });
  history.replaceState({ list }, "");
  history.pushState(null, "");
}

/** Whether the browser stands at a list that is kept. */
export const isAtList = (): boolean => listOf(history.state) !== undefined;

export function listenToSteps(): void {
  addEventListener("popstate", (event) => {
    const list = listOf(event.state);
    if (!list) return;
    giveUp();
    update({ ...fresh, ...list, notice: "" });
  });
}

function listOf(state: unknown): List | undefined {
  return lists.get(Number((state as { list?: unknown } | null)?.list));
}
