// How a publisher puts a thing right, by its code. Fetched once a feed has something to mend.

import { address } from "./trusted.js";
import { redraw } from "./state.js";

let advice: Record<string, string> | null = null;

export function adviceFor(code: string): string | null {
  if (advice === null) {
    advice = {};
    void load();
  }
  return advice[code] ?? null;
}

async function load(): Promise<void> {
  const response = await fetch(address("advice.json")).catch(() => null);
  if (!response?.ok) return;
  advice = (await response.json()) as Record<string, string>;
  redraw();
}
