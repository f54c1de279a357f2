// Mends as underlines, with their sentence on hover; the one in view stands out.

import { RangeSetBuilder, StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter, hoverTooltip, type DecorationSet } from "@codemirror/view";
import type { Mark } from "../findings.js";

interface Place {
  from: number;
  to: number;
}
interface Placed extends Place {
  mark: Mark;
}

export const setCurrent = StateEffect.define<Place>();

export function marked(all: Mark[], ends: (at: number) => number): Extension {
  const marks = all
    .map((mark) => ({ mark, from: ends(mark.from), to: ends(mark.to) }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
  return [besideLines(marks), underlines(marks), current, hover(marks)];
}

/** A place of no width is where something is missing: the character after it carries the mark. */
function underlines(marks: Placed[]): Extension {
  return EditorView.decorations.of((view) => {
    const builder = new RangeSetBuilder<Decoration>();
    const length = view.state.doc.length;
    for (const { mark, from, to } of marks) {
      const end = Math.min(Math.max(to, from + 1), length);
      if (from < end) builder.add(from, end, Decoration.mark({ class: `mend mend-${mark.severity}` }));
    }
    return builder.finish();
  });
}

class Dot extends GutterMarker {
  constructor(readonly severity: Mark["severity"]) {
    super();
  }
  override eq(other: Dot): boolean {
    return other.severity === this.severity;
  }
  override toDOM(): HTMLElement {
    const dot = document.createElement("span");
    dot.className = `mend-dot mend-dot-${this.severity}`;
    return dot;
  }
}

/** A dot beside each line that has a mend, of its worst. */
function besideLines(marks: Placed[]): Extension {
  const ORDER = ["error", "warning", "info"] as const;
  return gutter({
    class: "mend-gutter",
    lineMarker(view, line) {
      const end = view.state.doc.lineAt(Math.min(line.from, view.state.doc.length)).to;
      const here = marks.filter(({ from }) => from >= line.from && from <= end).map(({ mark }) => mark.severity);
      const worst = ORDER.find((severity) => here.includes(severity));
      return worst ? new Dot(worst) : null;
    },
  });
}

const current = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    for (const effect of transaction.effects) {
      if (!effect.is(setCurrent)) continue;
      const from = effect.value.from;
      const to = Math.min(Math.max(effect.value.to, from + 1), transaction.state.doc.length);
      return from < to ? Decoration.set([Decoration.mark({ class: "mend-current" }).range(from, to)]) : Decoration.none;
    }
    return shown;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function hover(marks: Placed[]): Extension {
  return hoverTooltip((_, at) => {
    const here = marks.filter(({ from, to }) => from <= at && at <= Math.max(to, from + 1));
    const [first] = here;
    if (!first) return null;
    return { pos: first.from, end: Math.max(first.to, first.from + 1), above: true, create: () => ({ dom: tooltip(here) }) };
  });
}

function tooltip(here: Placed[]): HTMLElement {
  const box = document.createElement("div");
  box.className = "mend-tip";
  for (const { mark } of here.slice(0, 4)) {
    const line = document.createElement("p");
    line.textContent = mark.message;
    box.append(line);
  }
  return box;
}

export const mendTheme = EditorView.theme({
  ".mend": {
    textDecoration: "underline wavy 1px var(--accent)",
    textUnderlineOffset: "4px",
    textDecorationSkipInk: "none",
  },
  ".mend-info": { textDecoration: "underline dotted 1px var(--ink-soft)", textUnderlineOffset: "4px" },
  ".mend-error": { textDecorationThickness: "2px" },
  ".mend-current": { backgroundColor: "var(--accent-wash)", outline: "1px solid var(--accent)", borderRadius: "2px" },
  ".mend-gutter": { width: "0.75rem" },
  ".mend-dot": { display: "block", width: "6px", height: "6px", margin: "7px auto 0", borderRadius: "50%", border: "1px solid var(--accent)" },
  ".mend-dot-error": { backgroundColor: "var(--accent)" },
  ".mend-dot-info": { borderColor: "var(--line-strong)" },
  ".mend-tip": { maxWidth: "28rem", padding: "0.5rem 0.75rem", font: "0.875rem/1.4 var(--sans)" },
  ".mend-tip p": { margin: "0" },
});
