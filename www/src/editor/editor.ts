// The source in an editor that only reads: numbered lines, names in colour, mends underlined.

import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { defaultKeymap } from "@codemirror/commands";
import { syntaxHighlighting } from "@codemirror/language";
import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { xml } from "@codemirror/lang-xml";
import { json } from "@codemirror/lang-json";
import type { Mark } from "../findings.js";
import type { SourceView } from "../view/feed-source.js";
import { lineEnds } from "./line-ends.js";
import { marked, mendTheme, setCurrent } from "./marks.js";
import { colours, theme } from "./theme.js";

export interface Editor {
  replace(view: SourceView): void;
  /** There is more to say of the same text. */
  mark(marks: Mark[]): void;
  goTo(mark: Mark | undefined): void;
  goToLine(line: number): void;
}

/** Above this the names stay black: to colour them, the whole text before them must be read. */
const COLOURED = 1_000_000;

const places = new Compartment();

export function createEditor(root: ShadowRoot, source: SourceView): Editor {
  let ends = lineEnds(source.text);
  const view = new EditorView({ state: stateOf(source, ends), parent: root, root });
  const show = (from: number, to: number) => {
    const length = view.state.doc.length;
    const at = Math.min(from, length);
    view.dispatch({
      selection: { anchor: at },
      effects: [EditorView.scrollIntoView(at, { y: "center" }), setCurrent.of({ from: at, to: Math.min(to, length) })],
    });
  };
  return {
    replace(next) {
      ends = lineEnds(next.text);
      view.setState(stateOf(next, ends));
    },
    mark(marks) {
      view.dispatch({ effects: places.reconfigure(marked(marks, ends)) });
    },
    goTo(mark) {
      if (mark) show(ends(mark.from), ends(mark.to));
    },
    goToLine(line) {
      const { from, to } = view.state.doc.line(Math.max(1, Math.min(line, view.state.doc.lines)));
      show(from, to);
    },
  };
}

function stateOf(source: SourceView, ends: (at: number) => number): EditorState {
  const language: Extension = source.text.length > COLOURED ? [] : source.json ? json() : xml();
  return EditorState.create({
    doc: source.text,
    extensions: [
      lineNumbers(),
      drawSelection(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      keymap.of([...defaultKeymap, ...searchKeymap]),
      EditorState.readOnly.of(true),
      EditorView.editable.of(false),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ "aria-label": source.label, dir: "ltr", tabindex: "0" }),
      language,
      syntaxHighlighting(colours),
      places.of(marked(source.marks, ends)),
      theme,
      mendTheme,
    ],
  });
}
