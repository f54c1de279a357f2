// Starts the page: draws it whenever something changes, listens to keys, drops and links.

import { render } from "lit-html";
import { filesOf, readAsked, readFiles, readText } from "./input.js";
import { listenToKeys } from "./keyboard.js";
import { found } from "./links.js";
import { startOffline } from "./offline.js";
import { REDRAW, now, update, whenChanged } from "./state.js";
import { failed, missed } from "./reader.js";
import { startLanguage } from "./text.js";
import { startTheme } from "./theme.js";
import { isAtList, listenToSteps } from "./trail.js";
import { openExhibit } from "./view/gallery.js";
import { showHelp } from "./view/help.js";
import { page } from "./view/page.js";

const wide = matchMedia("(min-width: 68rem)");
const root = document.querySelector<HTMLElement>("#page");
let waiting = false;
let drawn = now().phase;

function draw(): void {
  waiting = false;
  if (!root) return;
  const { phase } = now();
  try {
    render(page(now(), wide.matches), root);
    showHelp(now().help);
  } catch (error) {
    // Better a sentence than a page that stands still; a second fault is left to the console.
    if (phase === "failed") throw error;
    console.error(error);
    return failed("internal", String(error));
  }
  if (phase !== drawn) keepFocus();
  drawn = phase;
}

/** The field moves when a document arrives, and what had the focus is gone: the document has it then. */
function keepFocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (lost && now().phase !== "empty") document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true });
}

/** Many changes of one moment are drawn once. */
function drawSoon(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(draw);
}

async function follow(): Promise<void> {
  if (isAtList()) return;
  const { url, gallery, document, isCut } = await found(location);
  if (gallery !== null) return openExhibit(gallery);
  if (document !== null) return readText(document);
  if (isCut) return failed("link", "");
  if (url !== null) readAsked(url);
}

function listenToDrops(): void {
  let depth = 0;
  addEventListener("dragenter", () => depth++ === 0 && update({ dropping: true }));
  addEventListener("dragleave", () => --depth === 0 && update({ dropping: false }));
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    depth = 0;
    update({ dropping: false });
    if (event.dataTransfer) take(event.dataTransfer).catch(missed);
  });
}

async function take(transfer: DataTransfer): Promise<void> {
  const dropped = transfer.getData("text/uri-list") || transfer.getData("text/plain");
  const files = await filesOf(transfer);
  if (files.length > 0) return readFiles(files);
  if (/^\s*[<{]/.test(dropped)) readText(dropped);
  else readAsked(dropped);
}

interface Launches {
  launchQueue?: { setConsumer(take: (launch: { files?: FileSystemFileHandle[] }) => void): void };
}

/** Files opened with the installed page from the system's own file manager. */
function listenToLaunches(): void {
  (globalThis as Launches).launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length > 0) Promise.all(files.map((file) => file.getFile())).then(readFiles).catch(missed);
  });
}

startTheme();
await startLanguage();
whenChanged(drawSoon);
wide.addEventListener("change", drawSoon);
document.addEventListener(REDRAW, draw);
// What stood there until now was the page without its script.
root?.replaceChildren();
draw();
listenToKeys();
listenToDrops();
listenToLaunches();
listenToSteps();
addEventListener("hashchange", () => void follow());
await follow();
startOffline();
