// From one finding to the next, and to its place in the source. It comes with the first document.

import { findingsOf, stepFrom } from "./findings.js";
import { askBytes } from "./reader.js";
import { SEVERITIES, now, update, type Severity } from "./state.js";

/** Lists the findings of one severity alone. */
export function showSeverity(severity: Severity): void {
  update({ pane: "mends", hidden: new Set(SEVERITIES.filter((other) => other !== severity)) });
}

/** Shows a mend at its place in the source. */
export function showMend(index: number): void {
  update({ pane: "source", mend: index, line: null });
  if (now().bytes) askBytesOf(index);
}

export function toggleBytes(): void {
  const { bytes, mend } = now();
  update({ bytes: !bytes });
  if (!bytes && mend !== null) askBytesOf(mend);
}

function askBytesOf(index: number): void {
  const mark = findingsOf(now()).marks[index];
  if (mark) askBytes(index, mark);
}

export function nextMend(by: number): void {
  const { marks } = findingsOf(now());
  if (marks.length > 0) showMend(stepFrom(marks, now().mend, by));
}

export function showMendsOfEntry(index: number): void {
  const first = now().feed?.report.diagnostics.findIndex((diagnostic) => diagnostic.entry === index) ?? -1;
  if (first >= 0) showMend(first);
}
