// What was found as a letter to the publisher, in Markdown.

import type { Diagnostic, Feed } from "anyfeed";
import type { Finding } from "anyfeed/check";
import { adviceFor } from "./advice.js";
import { groupedByCode } from "./findings.js";
import type { Shown } from "./state.js";
import { allText } from "./text.js";

const LINES = 12;

/** Each with how to put it right: what the reader reports, then what rules say beside that. */
export function letter(feed: Feed, shown: Shown | null, rules: Finding[]): string {
  const words = allText();
  const byCode = groupedByCode<Diagnostic | Finding>([...feed.report.diagnostics, ...rules]);
  const parts = [...byCode].map(([code, all]) => {
    const lines = all.slice(0, LINES).map(({ line, column }) => `${line}:${column}`);
    if (all.length > LINES) lines.push(words.morePlaces(all.length - LINES));
    const [first] = all;
    const advice = first && "fix" in first ? first.fix : adviceFor(code);
    return `- ${first?.message} (\`${code}\`, ${lines.join(", ")})${advice ? `\n  ${words.advice} ${advice}` : ""}`;
  });
  return `${words.letter(shown?.url ?? feed.feedUrl ?? feed.title ?? shown?.name ?? "")}\n\n${parts.join("\n")}\n`;
}
