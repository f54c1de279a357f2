// The editor in the colours of the page.

import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

export const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.propertyName, tags.typeName], color: "var(--code-name)" },
  { tag: [tags.attributeName], color: "var(--code-attribute)" },
  { tag: [tags.attributeValue, tags.string, tags.number, tags.bool, tags.null], color: "var(--code-value)" },
  { tag: [tags.angleBracket, tags.bracket, tags.punctuation, tags.comment, tags.processingInstruction, tags.documentMeta], color: "var(--ink-soft)" },
]);

export const theme = EditorView.theme({
  "&": { backgroundColor: "var(--paper)", color: "var(--ink)", fontSize: "0.8125rem", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--accent)", outlineOffset: "-2px" },
  ".cm-scroller": { fontFamily: "var(--mono)", lineHeight: "1.65" },
  ".cm-gutters": { backgroundColor: "var(--paper)", color: "var(--ink-soft)", border: "none", paddingInlineEnd: "0.5rem" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--sunk)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "var(--accent-wash)",
  },
  ".cm-tooltip": {
    backgroundColor: "var(--raised)",
    color: "var(--ink)",
    border: "1px solid var(--line)",
    borderRadius: "8px",
    boxShadow: "0 8px 24px rgb(0 0 0 / 0.12)",
  },
  ".cm-panels": { backgroundColor: "var(--sunk)", color: "var(--ink)", border: "none" },
  ".cm-panel input, .cm-panel button": { font: "inherit", color: "inherit", background: "var(--paper)", border: "1px solid var(--line)", borderRadius: "4px" },
});
