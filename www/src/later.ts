// What shows documents: its script, its words and its style sheet come when the first document is asked for.

import { again } from "./again.js";
import { redraw } from "./state.js";
import { loadAllText } from "./text.js";
import { address } from "./trusted.js";

type Views = typeof import("./view/document.js");

let views: Views | null = null;
let coming: Promise<void> | null = null;

/** Null until they are there. */
export const documentViews = (): Views | null => views;

/** Loaded once. Where they could not be had, whoever asks next loads them again. */
export function loadDocumentViews(): Promise<void> {
  coming ??= load().catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

async function load(): Promise<void> {
  const [module] = await Promise.all([again(() => import("./view/document.js")), loadAllText(), loadSheet("document.css")]);
  views = module;
  redraw();
}

function loadSheet(name: string): Promise<void> {
  return new Promise((resume, reject) => {
    const sheet = document.createElement("link");
    sheet.rel = "stylesheet";
    sheet.href = address(name);
    sheet.onload = () => resume();
    sheet.onerror = () => {
      sheet.remove();
      reject(new Error(`${name} could not be loaded`));
    };
    document.head.append(sheet);
  });
}
