// A feed's face: it smiles, keeps straight, frowns, or has nothing to say.

import { html, type TemplateResult } from "lit-html";

/** "read" is what reading alone can say of a sound feed: no rule was asked, so it does not smile. */
export type Mood = "clean" | "read" | "mended" | "damaged" | "none";

const MOUTHS: Record<Mood, string> = {
  clean: "M14.5 28.5c2 4.6 5.4 7 9.5 7s7.5-2.4 9.5-7",
  read: "M15.5 31.5h17",
  mended: "M15.5 31.5h17",
  damaged: "M14.5 35c2-4.6 5.4-7 9.5-7s7.5 2.4 9.5 7",
  none: "",
};

export const face = (mood: Mood): TemplateResult => html`
  <svg class="face" data-mood=${mood} viewBox="0 0 48 48" aria-hidden="true">
    <circle class="face-skin" cx="24" cy="24" r="21.5" />
    <circle class="face-eye" cx="17" cy="19.5" r="2.3" />
    <circle class="face-eye" cx="31" cy="19.5" r="2.3" />
    <path class="face-mouth" d=${MOUTHS[mood]} />
  </svg>`;
