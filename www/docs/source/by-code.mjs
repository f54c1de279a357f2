// One page for each diagnostic and each rule, and a list of them: made of the four documents below.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { linked } from "./documents.mjs";

/** Document, folder in the site, title, how its sections are written. */
const LISTS = [
  { file: "docs/diagnostics.md", folder: "diagnostics", title: "Diagnostics", sentence: diagnosed },
  { file: "docs/rules.md", folder: "rules", title: "Rules", sentence: ruled },
  { file: "docs/network.md", folder: "rules", index: "rules/network/index.md", title: "Delivery over HTTP", all: "All rules of delivery", sentence: ruled },
  { file: "docs/changes.md", folder: "rules", index: "rules/changes/index.md", title: "Changes between two copies", all: "All rules about changes", sentence: ruled },
];

/** Path in the site to text. */
export async function pagesByCode(root) {
  const pages = {};
  for (const list of LISTS) {
    const index = list.index ?? `${list.folder}/index.md`;
    const [head, ...sections] = linked(await readFile(join(root, list.file), "utf8"), list.file, index).split(/^(?=###? )/m);
    const groups = grouped(sections);
    pages[index] = listOf(list, head, groups, index);
    for (const { codes } of groups) for (const { code, text } of codes) pages[`${list.folder}/${code}.md`] = pageOf(list, code, text);
  }
  return pages;
}

/** Sections under a heading of the second level, and those before the first. */
function grouped(sections) {
  const groups = [{ name: "", lead: "", codes: [] }];
  for (const section of sections) {
    const [heading, ...lines] = section.split("\n");
    const text = lines.join("\n").trim();
    if (heading.startsWith("### ")) groups.at(-1).codes.push({ code: heading.slice(4), text });
    else groups.push({ name: heading.slice(3), lead: text, codes: [] });
  }
  return groups.filter(({ codes }) => codes.length);
}

function listOf({ folder, sentence }, head, groups, index) {
  const up = index.split("/").length === 2 ? "." : "..";
  const tables = groups.map(({ name, lead, codes }) => {
    const rows = codes.map(({ code, text }) => `| [${code}](${up}/${code}.md) | ${cell(sentence(text))} |`);
    return [name && `## ${name}`, lead, `| code | says |\n|---|---|\n${rows.join("\n")}`].filter(Boolean).join("\n\n");
  });
  return `${head.replace(/<!--[^]*?-->\n?/g, "").trim()}\n\n${tables.join("\n\n")}\n`.replace(/^/, folder === "rules" && index === "rules/index.md" ? "---\noutline: 2\n---\n\n" : "");
}

/** A page of its own; two blocks of code behind each other are the fault and what it should be. */
function pageOf({ folder, index, title, all = `All ${title.toLowerCase()}` }, code, text) {
  const named = folder === "rules" ? explained(text) : text;
  const place = index ? `/${index.replace("index.md", "")}` : `/${folder}/`;
  return `---\ntitle: ${code}\noutline: false\n---\n\n# ${code}\n\n${named}\n\n[${all}](${place})\n`;
}

/** A rule with a heading for each of its parts: what it says, how to fix it, what readers do, an example that breaks it and one that follows it. */
function explained(text) {
  let at = 0;
  return text
    .replace(/ {2}\n(?!\*)(.+?)(?=(?: {2})?\n)/, "\n\n**How to fix it:** $1")
    .replace(/(?: {2})?\n\*([^*\n]+)\*$/m, "\n\n**What readers do:** $1")
    .replace(/^```[^]*?^```$/gm, (block) => `**${["Breaks the rule", "Follows it"][at++ % 2]}:**\n\n${block}`);
}

/** Severity and sentence of a diagnostic. */
function diagnosed(text) {
  const [sentence, , consequence] = text.split("\n");
  return `**${/^\*\*(\w+)\*\*/.exec(consequence)[1]}** · ${sentence}`;
}

/** Severity and sentence of a rule. */
function ruled(text) {
  const [first, , sentence = ""] = text.split("\n");
  const severity = /^\*\*(\w+)\*\*/.exec(first)[1];
  return `**${severity}** · ${(sentence || first.split(" · ")[1]).trim()}`;
}

const cell = (text) => text.replaceAll("|", "\\|");
