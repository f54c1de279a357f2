// The project's documents as pages of the site: what they link to is the page where there is one, else the file on GitHub.

import { readdir, readFile } from "node:fs/promises";
import { dirname, join, posix, relative } from "node:path";

const SOURCE = "https://github.com/anyfeed/anyfeed/blob/main/";

/** Where each document is in the site. */
export const DOCUMENTS = {
  "pkg-template/README.md": "package.md",
  "worker/README.md": "handler.md",
  "www/README.md": "preview.md",
  "docs/http-api.md": "http-api.md",
  "docs/migration.md": "migration.md",
  "docs/network.md": "rules/network/index.md",
  "docs/websub.md": "websub.md",
  "docs/workflows.md": "workflows.md",
  "docs/changes.md": "rules/changes/index.md",
  "docs/vocabularies.md": "vocabularies.md",
  "docs/differences.md": "differences.md",
  "docs/performance.md": "performance.md",
  "docs/runtimes.md": "runtimes.md",
  "docs/reliability.md": "reliability.md",
  "docs/scale.md": "scale.md",
  "docs/licences.md": "licences.md",
  "ARCHITECTURE.md": "architecture.md",
  "CONTRIBUTING.md": "contributing.md",
  "SECURITY.md": "security.md",
  "CHANGELOG.md": "changelog.md",
};

/** Pages that are made otherwise, and stand for these. */
export const OTHERS = {
  "docs/README.md": "index.md",
  "README.md": "start.md",
  "docs/diagnostics.md": "diagnostics/index.md",
  "docs/rules.md": "rules/index.md",
  "pkg-template/index.d.ts": "api/index.md",
  examples: "cookbook/index.md",
  "examples/README.md": "cookbook/index.md",
};

/** What is written for the site alone. Its links lead to files of the repository, so that they hold on GitHub, too. */
const PAGES = "www/docs/pages/";

/** Path in the site to text. */
export async function pagesOfDocuments(root) {
  const pages = {};
  const own = (await readdir(join(root, PAGES), { recursive: true })).filter((name) => name.endsWith(".md")).map((name) => name.replaceAll("\\", "/"));
  for (const [file, page] of [...Object.entries(DOCUMENTS), ...own.map((name) => [PAGES + name, name])]) {
    pages[page] = withoutComments(linked(await readFile(join(root, file), "utf8"), file, page));
  }
  return pages;
}

/** Its links, changed for the place where it is in the site. Of an image from elsewhere, which the site never loads, the words stay. */
export function linked(text, file, page) {
  return outsideOfCode(text, (part) => part.replace(/!\[([^\]]*)\]\(https?:[^)]*\)/g, "$1").replace(/\]\(<?([^)\s>]+)>?\)/g, (whole, link) => {
    const [path, anchor] = link.replace(SOURCE, "/").split("#");
    if (/^[a-z]+:/.test(path) || path === "") return whole;
    const target = path.startsWith("/") ? path.slice(1) : posix.normalize(posix.join(posix.dirname(file), path));
    const recipe = /^examples\/([\w-]+)\/?$/.exec(target)?.[1];
    const known = DOCUMENTS[target] ?? OTHERS[target] ?? (recipe ? `cookbook/${recipe}.md` : undefined) ?? (target.startsWith(PAGES) ? target.slice(PAGES.length) : undefined);
    const hash = anchor ? `#${anchor}` : "";
    return known ? `](${away(page, known)}${hash})` : `](${SOURCE}${target.replace(/\/$/, "")}${hash})`;
  }));
}

/** From one page of the site to another. */
export function away(from, to) {
  const path = relative(dirname(from), to).replaceAll("\\", "/");
  return path.startsWith(".") ? path : `./${path}`;
}

/** Comments are for those who write the document. */
const withoutComments = (text) => outsideOfCode(text, (part) => part.replace(/<!--[^]*?-->\n?/g, ""));

function outsideOfCode(text, change) {
  return text.split(/(^```[^]*?^```$)/m).map((part, index) => (index % 2 ? part : change(part))).join("");
}
