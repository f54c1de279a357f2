// The page's end of the line to the worker.

import { documentViews, loadDocumentViews } from "./later.js";
import { announce } from "./notices.js";
import { remember } from "./recent.js";
import type { Answer, Ask, Failure, Origin } from "./protocol.js";
import { scriptAddress } from "./trusted.js";
import { fresh, now, update, type Kind, type Shown } from "./state.js";
import { text } from "./text.js";

const HANDLER = "/v1/raw";
/** Below this, where the fields came from is asked without being asked for: uncertain dates show it. */
const SMALL = 400_000;

const worker = new Worker(scriptAddress("parser-worker.js"), { type: "module" });
let turn = 0;
let doing = "";
let pending: Pick<Shown, "kind" | "name" | "gallery"> = { kind: "pasted", name: "", gallery: null };

const handler = (): string => new URL(HANDLER, location.origin).href;
const ask = (question: Ask) => worker.postMessage(question);

// In their order, as soon as there is what shows them.
worker.addEventListener("message", async ({ data }: MessageEvent<Answer>) => {
  const isHere = await loadDocumentViews().then(() => true, () => false);
  if (data.turn !== turn) return;
  if (isHere) return take(data);
  giveUp();
  failed("page", "");
});
worker.addEventListener("error", (event) => {
  event.preventDefault();
  failed("parser", event.message ?? "");
});

/** Reads a document; whatever was being read is given up. */
export function read(origin: Origin, kind: Kind, name: string, gallery: string | null = null): void {
  turn++;
  pending = { kind, name, gallery };
  doing = text().loading(name);
  update({ ...fresh, phase: "loading", pane: "entries", dataView: "tree", notice: "" });
  ask({ kind: "read", turn, origin, handler: handler() });
  loadDocumentViews().catch(() => undefined);
}

/** Reads the document on show once more, as one that came from this address. */
export function readFrom(url: string): void {
  ask({ kind: "base", turn, url });
}

/** Reads another copy of the feed on show. */
export function readOther(origin: Origin): void {
  update({ other: "loading" });
  ask({ kind: "other", turn, origin, handler: handler() });
}

export function cancel(): void {
  ask({ kind: "cancel", turn });
}

/** Nothing of what was asked for until now is wanted any more. */
export function giveUp(): void {
  cancel();
  turn++;
}

export function askProvenance(): void {
  ask({ kind: "provenance", turn });
}

export function askJsonFeed(): void {
  ask({ kind: "jsonfeed", turn });
}

export function askBytes(mend: number, { from, to }: { from: number; to: number }): void {
  ask({ kind: "bytes", turn, mend, from, to });
}

/** The document on show goes to whoever has the other end of the port's channel. */
export function handDocument(port: MessagePort): void {
  worker.postMessage({ kind: "document", turn, port } satisfies Ask, [port]);
}

export function askChapters(url: string): void {
  update({ chapters: new Map([...now().chapters, [url, "loading"]]) });
  ask({ kind: "chapters", turn, url, handler: handler() });
}

/** Where the fields of the repaired feed stand. */
export function askRepaired(text: string): void {
  ask({ kind: "repaired", turn, text });
}

export function askTranscript(url: string): void {
  update({ transcripts: new Map([...now().transcripts, [url, "loading"]]) });
  ask({ kind: "transcript", turn, url, handler: handler() });
}

export function glanceAt(files: File[]): void {
  turn++;
  doing = text().loadingFolder(files.length);
  update({ ...fresh, phase: "loading", notice: "" });
  ask({ kind: "glance", turn, files });
  loadDocumentViews().catch(() => undefined);
}

function take(answer: Answer): void {
  const { early, shown } = now();
  switch (answer.kind) {
    case "progress":
      return update({ progress: { received: answer.received, total: answer.total } });
    case "entries":
      return update({ early: { head: answer.head, entries: [...early.entries, ...answer.entries] } });
    case "whole":
      return takeWhole(answer);
    case "timing":
      return shown ? update({ shown: { ...shown, milliseconds: answer.milliseconds } }) : undefined;
    case "provenance":
      return update({ origins: { head: answer.head, entries: answer.entries } });
    case "jsonfeed":
      return update({ jsonFeed: answer.text });
    case "bytes":
      return update({ excerpt: { mend: answer.mend, found: answer.excerpt } });
    case "chapters":
      return update({ chapters: new Map([...now().chapters, [answer.url, answer.chapters ?? "failed"]]) });
    case "transcript":
      return update({ transcripts: new Map([...now().transcripts, [answer.url, answer.cues ?? "failed"]]) });
    case "other":
      return update({ other: answer.feed ?? "failed" });
    case "repaired": {
      const { repaired } = now();
      return repaired ? update({ repaired: { ...repaired, sides: { from: answer.from, to: answer.to } } }) : undefined;
    }
    case "glanced":
      return update({ phase: "shelf", shelf: answer.glances, isShelfCut: answer.isCut, notice: "" });
    case "failed":
      if (answer.failure.code === "cancelled") {
        update({ ...fresh, phase: "empty" });
        return announce(text().cancelled);
      }
      return update({ phase: "failed", failure: answer.failure, notice: "" });
  }
}

/** What was read without a repair opens on its entries, what was not on the findings. */
function takeWhole({ kind: _, turn: __, feed, ...document }: Extract<Answer, { kind: "whole" }>): void {
  const again = now().feed !== null;
  const pane = again ? now().pane : feed.report.quality === "clean" ? "entries" : "mends";
  update({ ...(again ? fresh : {}), phase: "feed", feed, pane, shown: { ...pending, ...document, milliseconds: null }, notice: "" });
  if (pending.kind === "address") remember({ url: pending.name, title: feed.title ?? pending.name });
  if (document.size < SMALL) askProvenance();
  documentViews()?.startCheck();
}

/** There is no document: the parser, or the page itself, cannot go on, or the link that it was in is cut. */
export function failed(code: Extract<Failure["code"], "parser" | "internal" | "page" | "link" | "refused">, detail: string): void {
  const nothing = { found: null, feeds: [], guesses: [], subscriptions: [], status: null, alone: false };
  update({ phase: "failed", failure: { code, detail, ...nothing }, notice: "" });
  if (code !== "page") loadDocumentViews().catch(() => failed("page", ""));
}

/** What was handed over cannot be had: a file is gone, a folder is closed, our own server does not answer. */
export function missed(error: unknown): void {
  giveUp();
  failed("refused", error instanceof Error ? error.message : String(error));
}

/** The sentence for what is being read. */
export const beingDone = (): string => doing;
