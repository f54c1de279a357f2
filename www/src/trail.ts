// The way back to a list of files or of feeds from what was chosen in it. A list that was dropped or pasted can be had
// from nowhere else; it is kept as long as the page is. The browser's history outlives the page: it may lead to a list of
// an earlier one, and then to the start.

import { giveUp } from "./reader.js";
import { fresh, now, start, update, type State } from "./state.js";

type List = Pick<State, "phase" | "asked" | "shelf" | "isShelfCut" | "failure">;

const lists = new Map<number, List>();

/** What is read from now on gets a step of its own in the browser's history; the list stays behind it. */
export function leaveList(): void {
  const { phase, asked, shelf, isShelfCut, failure } = now();
  // No number of its turn: the next page, after a reload, would count from the beginning again.
  const list = Math.random();
  lists.set(list, { phase, asked, shelf, isShelfCut, failure });
  history.replaceState({ list }, "");
  history.pushState(null, "");
}

/** Whether the browser stands at a list that is kept. */
export const isAtList = (): boolean => lists.has(listIn(history.state));

export function listenToSteps(): void {
  addEventListener("popstate", (event) => {
    const list = listIn(event.state);
    if (!list) return;
    giveUp();
    update({ ...fresh, ...start, ...lists.get(list) });
  });
}

/** The number of the list that a step is at, of this page or an earlier one; 0 for other steps. */
function listIn(step: unknown): number {
  return Number((step as { list?: unknown } | null)?.list ?? 0);
}
