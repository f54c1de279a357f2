// A short notice, read out and gone again.

import { update } from "./state.js";

let silence: ReturnType<typeof setTimeout> | undefined;

export function announce(notice: string): void {
  update({ notice });
  clearTimeout(silence);
  silence = setTimeout(() => update({ notice: "" }), 4000);
}
