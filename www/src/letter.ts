// The mends as a letter to the publisher, in Markdown.

import type { Diagnostic, Feed } from "anyfeed";
import { adviceFor } from "./advice.js";
import type { Shown } from "./state.js";
import { allText } from "./text.js";

const LINES = 12;

export function letter(feed: Feed, shown: Shown | null): string {
  const words = allText();
  const byCode = new Map<string, Diagnostic[]>();
  for (const diagnostic of feed.report.diagnostics) {
    byCode.set(diagnostic.code, [...(byCode.get(diagnostic.code) ?? []), diagnostic]);
  }
  const parts = [...byCode].map(([code, all]) => {
    const lines = all.slice(0, LINES).map(({ line, column }) => `${line}:${column}`);
    if (all.length > LINES) lines.push(words.morePlaces(all.length - LINES));
    const advice = adviceFor(code);
    return `- ${all[0]?.message} (\`${code}\`, ${lines.join(", ")})${advice ? `\n  ${words.advice} ${advice}` : ""}`;
  });
  return `${words.letter(shown?.url ?? feed.feedUrl ?? feed.title ?? shown?.name ?? "")}\n\n${parts.join("\n")}\n`;
}
