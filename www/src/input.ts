// Whatever somebody hands over to something that can be read.

import { glanceAt, missed, read } from "./reader.js";
import { update } from "./state.js";
import { setHash } from "./links.js";
import { text } from "./text.js";

/** An address or a whole document, in one field. */
export function readAsked(asked: string): void {
  const trimmed = asked.trim();
  if (trimmed === "") return;
  const url = addressIn(trimmed);
  if (url === null) return readText(asked);
  update({ asked: url });
  setHash({ url });
  read({ kind: "url", url }, "address", url);
}

export function readText(document: string, url: string | null = null): void {
  setHash(null);
  update({ asked: "" });
  read({ kind: "text", text: document, url }, "pasted", url ?? "");
}

/** One file is shown; several are laid out to choose from. */
export function readFiles(files: File[]): void {
  setHash(null);
  update({ asked: "" });
  const [only] = files;
  if (!only) return;
  if (files.length > 1) return glanceAt(files.filter((file) => !isHidden(file)));
  readFile(only);
}

export function readFile(file: File): void {
  read({ kind: "blob", blob: file, contentType: null, url: null }, "file", file.name);
}

export async function readGallery(name: string, address: string): Promise<void> {
  setHash({ gallery: name });
  update({ asked: "" });
  // Somebody may have gone elsewhere meanwhile.
  const isWanted = () => location.hash === `#g=${name}`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(text().status(response.status));
    const blob = await response.blob();
    if (isWanted()) read({ kind: "blob", blob, contentType: null, url: address }, "gallery", name, name);
  } catch (error) {
    if (isWanted()) missed(error);
  }
}

/** Servers on the reader's own machine and network, which have no certificate. */
const LOCAL = /^(localhost|\[::1\]|(127|10|192\.168)\.[\d.]+)([:/?#]|$)/i;

/**
 * The address that a text is, if it is one. "feed:" is what readers once registered
 * for; a bare host with a dot in it is what people type. Both are https here: a page of https may ask nothing of http.
 */
export function addressIn(text: string): string | null {
  if (/[\s<>{}]/.test(text)) return null;
  const plain = text.replace(/^feed:/i, "").replace(/^\/\//, "");
  const scheme = LOCAL.test(plain) ? "http" : "https";
  const whole = /^https?:\/\//i.test(plain) ? plain : /^[^/?#:]+\.[^/?#]+|^localhost[:/]|^\[::1\]/i.test(plain) ? `${scheme}://${plain}` : null;
  if (whole === null || !URL.canParse(whole)) return null;
  return new URL(whole).href;
}

function isHidden(file: File): boolean {
  return /(^|\/)\./.test(file.webkitRelativePath || file.name);
}

/** The files in a drop, folders opened. */
export async function filesOf(transfer: DataTransfer): Promise<File[]> {
  const roots = [...transfer.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...transfer.files];
  if (!roots.some((root) => root?.isDirectory)) return plain;
  const files: File[] = [];
  const waiting = roots.filter((root) => root !== null);
  for (let next = waiting.shift(); next && files.length < 2000; next = waiting.shift()) {
    if (next.isFile) files.push(await fileOf(next as FileSystemFileEntry));
    else waiting.push(...(await children(next as FileSystemDirectoryEntry)));
  }
  return files;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

/** A directory gives its children in batches of a hundred, until it gives none. */
async function children(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return all;
    all.push(...batch);
  }
}
